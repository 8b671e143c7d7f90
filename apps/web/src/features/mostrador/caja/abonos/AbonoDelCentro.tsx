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
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 border-t border-borde py-3 first:border-t-0 lg:grid-cols-[minmax(0,1fr)_auto_7rem]">
      <div className="[overflow-wrap:anywhere]">
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
      <p className="cifras text-tinta-suave max-lg:order-last max-lg:col-span-2">
        {abonoEnPalabras(abono)}
      </p>
      <p className="cifras text-right font-bold">
        {estado === 'ACTIVO' ? formatearPesos(valor) : ''}
      </p>
      {deuda && (
        <p className="cifras order-last col-span-full text-sm font-semibold text-aviso">{deuda}</p>
      )}
    </li>
  );
}
