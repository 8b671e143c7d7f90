import { useId, useState } from 'react';
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
  const id = useId();
  const [cancelar, setCancelar] = useState(false);
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">{cuantasTiene(pendientes)}</legend>
      <div className="mt-2 flex flex-col gap-2">
        {opcionesDeReservas(pendientes).map((opcion) => (
          <label
            key={opcion.nombre}
            className="guijarro relative flex flex-col gap-0.5 border-2 border-borde bg-superficie px-4 py-3 has-checked:border-petroleo has-checked:bg-hundido has-focus-visible:outline-3 has-focus-visible:outline-terracota"
          >
            <span className="font-semibold">
              <input
                type="radio"
                name="reservas-por-venir"
                checked={opcion.cancelar === cancelar}
                aria-describedby={`${id}-${opcion.cancelar}`}
                className="absolute inset-0 z-10 m-0 size-full cursor-pointer appearance-none opacity-0"
                onChange={() => {
                  setCancelar(opcion.cancelar);
                  alElegir(opcion.cancelar);
                }}
              />
              {opcion.nombre}
            </span>
            <span id={`${id}-${opcion.cancelar}`} className="text-sm text-tinta-suave">
              {opcion.quePasa}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
