import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { formatearPesos } from '@remanso/contract/dinero';
import { Enlace, enlaceDeTexto } from '../../../../components/ui/Enlace.tsx';
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
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-t border-borde py-3 first:border-t-0">
      <div className="min-w-[min(12rem,100%)] flex-1 [overflow-wrap:anywhere]">
        <button
          type="button"
          className={`${enlaceDeTexto} text-left`}
          aria-label={`${nombre}, ${quien}`}
          onClick={alAbrir}
        >
          {nombre}
        </button>
        <p>
          {cliente ? (
            <Enlace
              a={`/dashboard/clientes?cliente=${cliente.id}`}
              className="hover:underline focus-visible:underline"
            >
              {quien}
            </Enlace>
          ) : (
            <span className="text-tinta-suave">{quien}</span>
          )}
        </p>
      </div>
      <p className="cifras text-tinta-suave">{abonoEnPalabras(abono)}</p>
      <p className="cifras w-28 text-right font-bold max-sm:w-auto">
        {estado === 'ACTIVO' ? formatearPesos(valor) : ''}
      </p>
      {deuda && <p className="cifras w-full text-sm font-semibold text-aviso">{deuda}</p>}
    </li>
  );
}
