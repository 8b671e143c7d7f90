import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { cuantosLugares } from '@remanso/contract/franja/franjas.rules';
import { trasReservar } from './palabras-de-pago.view.ts';

interface PropiedadesDeLugaresDelAbono {
  personas: number;
  /** The abono that pays; undefined where the client has it no more. */
  abono: AbonoVendido | undefined;
}

/** The places that a booking takes out of an abono, in place of the price that the client accepts. */
export function LugaresDelAbono({ personas, abono }: PropiedadesDeLugaresDelAbono) {
  return (
    <p className="cifras guijarro flex flex-wrap items-baseline justify-between gap-x-4 bg-hundido px-4 py-3">
      <span className="text-3xl font-extrabold tracking-tight">{cuantosLugares(personas)}</span>
      <span className="[overflow-wrap:anywhere]">
        {abono ? `de ${abono.nombre}` : 'del abono'}
        <strong className="block">No pagas nada{abono && trasReservar(abono, personas)}</strong>
      </span>
    </p>
  );
}
