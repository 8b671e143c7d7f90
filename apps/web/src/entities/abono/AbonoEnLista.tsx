import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { enlaceDeTexto } from '../../components/ui/Enlace.tsx';
import { abonoEnPalabras, deudaDeAbono } from './abono.view.ts';

interface PropiedadesDeAbonoEnLista {
  abono: AbonoVendido;
  /** Opens the abono; undefined where the name is no button. */
  alAbrir?: () => void;
}

/** A sold abono in a list: its name, what is left of it, and what is owed for it. */
export function AbonoEnLista({ abono, alAbrir }: PropiedadesDeAbonoEnLista) {
  const deuda = deudaDeAbono(abono);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-borde py-2.5 first:border-t-0">
      {alAbrir ? (
        <button
          type="button"
          className={`${enlaceDeTexto} text-left [overflow-wrap:anywhere]`}
          onClick={alAbrir}
        >
          {abono.nombre}
        </button>
      ) : (
        <span className="font-semibold [overflow-wrap:anywhere]">{abono.nombre}</span>
      )}
      <span className="cifras text-tinta-suave">{abonoEnPalabras(abono)}</span>
      {deuda && <span className="cifras w-full text-sm font-semibold text-aviso">{deuda}</span>}
    </li>
  );
}
