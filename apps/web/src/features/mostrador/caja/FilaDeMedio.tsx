import { formatearPesos } from '@remanso/contract/dinero';
import { NOMBRE_DE_MEDIO, type MedioDePago } from '@remanso/contract/caja/pagos.rules';
import type { ReactNode } from 'react';
import { conSuSigno } from './conteo.view.ts';

interface PropiedadesDeFilaDeMedio {
  medio: MedioDePago;
  esperado: number;
  /** The text that says how the expected sum is made up. */
  detalle?: string;
  /** The counted pesos minus the expected pesos; undefined until the desk has entered a count. */
  diferencia: number | undefined;
  /** The counted amount: an input field, or a figure. */
  children: ReactNode;
}

/** A row for one medio: the expected sum, the counted sum, and their difference. */
export function FilaDeMedio({
  medio,
  esperado,
  detalle,
  diferencia,
  children,
}: PropiedadesDeFilaDeMedio) {
  return (
    <li className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] items-center gap-x-4 border-b border-borde py-2 sm:grid-cols-[1fr_8rem_7rem] print:grid-cols-[1fr_8rem_8rem] print:py-1">
      <div>
        <p className="font-medium">{NOMBRE_DE_MEDIO[medio]}</p>
        <p className="cifras text-sm text-tinta-suave">Debería haber {formatearPesos(esperado)}</p>
        {detalle && <p className="cifras text-sm text-tinta-suave">{detalle}</p>}
      </div>
      {children}
      <p
        role="status"
        className={`cifras flex flex-wrap items-baseline justify-end gap-x-1 font-semibold max-sm:col-span-full ${diferencia === 0 ? 'text-exito' : 'text-aviso'}`}
      >
        {diferencia !== undefined && (
          <>
            <span className="text-sm font-normal text-tinta-suave">Diferencia</span>
            <span>{conSuSigno(diferencia)}</span>
          </>
        )}
      </p>
    </li>
  );
}
