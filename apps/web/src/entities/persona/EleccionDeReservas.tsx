import { EleccionEnPregunta } from '../../components/ui/dialogo/EleccionEnPregunta.tsx';
import { cuantasTiene, opcionesDeReservas } from './reservas-por-venir.view.ts';

interface PropiedadesDeEleccionDeReservas {
  /**
   * The number of bookings to come of the account that is being deactivated; undefined where that
   * number is not known.
   */
  pendientes?: number;
  alElegir: (cancelar: boolean) => void;
}

/**
 * Asks, inside a question of `confirmar`, whether the bookings of an account that is deactivated
 * are kept or cancelled.
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
