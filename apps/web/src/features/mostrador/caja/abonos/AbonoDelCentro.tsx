import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { formatearPesos } from '@remanso/contract/dinero';
import { enlaceDeTexto } from '../../../../components/ui/Enlace.tsx';
import { abonoEnPalabras, deudaDeAbono } from '../../../../entities/abono/abono.view.ts';
import { nombreDe } from '../../../../entities/abono/vendido/vendido.view.ts';

interface PropiedadesDeAbonoDelCentro {
  abono: AbonoVendido;
  alAbrir: () => void;
}

/** A sold abono in the owner's list: whose it is, what is left, what it is worth and what is owed. */
export function AbonoDelCentro({ abono, alAbrir }: PropiedadesDeAbonoDelCentro) {
  const { cliente, nombre, estado, valor } = abono;
  const quien = nombreDe(cliente);
  const deuda = deudaDeAbono(abono);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-borde py-2.5 first:border-t-0">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <button
          type="button"
          className={`${enlaceDeTexto} text-left`}
          aria-label={`${quien}, ${nombre}`}
          onClick={alAbrir}
        >
          {quien}
        </button>
        <p>{nombre}</p>
      </div>
      <p className="cifras text-tinta-suave">
        {abonoEnPalabras(abono)}
        {estado === 'ACTIVO' && (
          <>
            {' · '}
            <span className="font-bold text-tinta">{formatearPesos(valor)}</span>
          </>
        )}
      </p>
      {deuda && <p className="cifras w-full text-sm font-semibold text-aviso">{deuda}</p>}
    </li>
  );
}
