import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { useUsuario } from '../../lib/sesion/useUsuario.ts';
import { deQuienEs, teQuedan } from './palabras-de-pago.view.ts';

/** The abono that pays a booking, and those that the client could choose instead. */
export interface AbonoDeLaReserva {
  /** The id of the abono that pays; null where the price is paid. */
  id: number | null;
  /** The abonos that can pay, and the one that pays although it was refused. */
  opciones: readonly AbonoVendido[];
  /** Chooses an abono by its id; null pays the price. */
  elegir: (id: number | null) => void;
}

interface PropiedadesDePagoConAbono {
  abono: AbonoDeLaReserva;
  className?: string;
}

/**
 * The line in which a client reads that an abono pays, and chooses to pay the price or to use
 * another one. Renders nothing for a client without an abono that can pay.
 */
export function PagoConAbono({ abono, className = '' }: PropiedadesDePagoConAbono) {
  const { id, opciones, elegir } = abono;
  const usuario = useUsuario();
  const [unico] = opciones;
  const cual = unico ? deQuienEs(unico, usuario.id) : 'tu abono';
  if (id === null && !unico) return null;
  if (opciones.length > 1) return <VariosAbonos abono={abono} className={className} />;
  return (
    <p className={`flex flex-wrap items-center justify-between gap-x-3 ${className}`}>
      <span className="[overflow-wrap:anywhere]">
        {id === null ? 'Pagas aparte' : `Con ${cual}${unico ? `: ${teQuedan(unico)}` : ''}`}
      </span>
      <button
        type="button"
        className="-my-1.5 min-h-11 text-left font-semibold underline underline-offset-4"
        onClick={() => elegir(id === null && unico ? unico.id : null)}
      >
        {id === null ? `Usar ${cual}` : 'Pagar aparte'}
      </button>
    </p>
  );
}

function VariosAbonos({ abono: { id, opciones, elegir }, className }: PropiedadesDePagoConAbono) {
  const usuario = useUsuario();
  return (
    <label className={`block ${className ?? ''}`}>
      <span className="sr-only">Con qué se paga</span>
      <select
        value={id ?? ''}
        className="min-h-11 w-full cursor-pointer truncate font-semibold"
        onChange={({ target }) => elegir(target.value === '' ? null : Number(target.value))}
      >
        {opciones.map((uno) => (
          <option key={uno.id} value={uno.id} className="bg-superficie text-tinta">
            Con {deQuienEs(uno, usuario.id)}: {teQuedan(uno)}
          </option>
        ))}
        <option value="" className="bg-superficie text-tinta">
          Pagar aparte
        </option>
      </select>
    </label>
  );
}
