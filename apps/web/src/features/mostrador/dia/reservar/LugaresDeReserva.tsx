import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { cuantosLugares } from '@remanso/contract/franja/franjas.rules';

interface PropiedadesDeLugaresDeReserva {
  personas: number;
  abono: AbonoVendido;
}

/** The places that a booking takes of its abono, in place of a price. */
export function LugaresDeReserva({ personas, abono }: PropiedadesDeLugaresDeReserva) {
  return (
    <p
      role="status"
      className="mr-auto flex flex-wrap items-baseline gap-x-2 max-sm:w-full sm:flex-1 sm:basis-32"
    >
      <span className="cifras text-2xl font-extrabold tracking-tight">
        {cuantosLugares(personas)}
      </span>
      <span className="text-sm text-tinta-suave [overflow-wrap:anywhere]">de {abono.nombre}</span>
    </p>
  );
}
