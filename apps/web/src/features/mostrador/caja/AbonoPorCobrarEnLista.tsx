import type { AbonoPorCobrar } from '@remanso/contract/caja/caja.contract';
import { nombreDeFecha } from '@remanso/contract/calendario';
import { Boton } from '../../../components/ui/Boton.tsx';
import { enlaceDeTexto } from '../../../components/ui/Enlace.tsx';
import { deudaDeAbono } from '../../../entities/abono/abono.view.ts';
import { nombreDe } from '../../../entities/abono/vendido/vendido.view.ts';

interface PropiedadesDeAbonoPorCobrarEnLista {
  abono: AbonoPorCobrar;
  /** An abono that was sold on this day is shown without the day. */
  fecha: string;
  /** Opens the account of the abono. */
  alVer: () => void;
}

/** A line for a sold abono that is not wholly paid, with buttons that open its account. */
export function AbonoPorCobrarEnLista({ abono, fecha, alVer }: PropiedadesDeAbonoPorCobrarEnLista) {
  const { nombre, desde, cliente } = abono;
  const titular = nombreDe(cliente);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-borde py-2 last:border-0">
      <div className="flex min-w-[min(10rem,100%)] flex-1 flex-wrap-reverse items-baseline gap-x-3 [overflow-wrap:anywhere]">
        <p className="cifras text-sm text-tinta-suave">
          {nombre}
          {desde !== fecha && `, ${nombreDeFecha(desde)}`}
        </p>
        <button type="button" className={`text-left ${enlaceDeTexto}`} onClick={alVer}>
          {titular}
        </button>
      </div>
      <p className="cifras font-semibold text-aviso">{deudaDeAbono(abono)}</p>
      <Boton
        variante="outline"
        tamano="sm"
        aria-label={`Cobrar ${nombre}: ${titular}`}
        onClick={alVer}
      >
        Cobrar
      </Boton>
    </li>
  );
}
