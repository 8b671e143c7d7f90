import { EleccionEnPregunta } from '../../components/ui/dialogo/EleccionEnPregunta.tsx';
import { cuantasTiene, opcionesDeReservas } from './reservas-por-venir.view.ts';

interface PropiedadesDeEleccionDeReservas {
  /**
   * The bookings to come of the account that is being deactivated; undefined where their number is
   * not known.
   */
  pendientes?: number;
  alElegir: (cancelar: boolean) => void;
}

/**
 * The choice of keeping or cancelling the bookings of an account that is deactivated, inside a
 * question of `confirmar`.
 */
export function EleccionDeReservas({ pendientes, alElegir }: PropiedadesDeEleccionDeReservas) {
  return (
    <EleccionEnPregunta
      leyenda={cuantasTiene(pendientes)}
      opciones={opcionesDeReservas(pendientes)}
      alElegir={alElegir}
    />
  );
}
