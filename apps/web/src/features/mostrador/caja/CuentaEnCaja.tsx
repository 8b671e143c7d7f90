import { fechaDe, horaDe, nombreDeMomento } from '@remanso/contract/calendario';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { Boton } from '../../../components/ui/Boton.tsx';
import { enlaceDeTexto } from '../../../components/ui/Enlace.tsx';
import { cuentaEnPalabras } from '../../../entities/pago/pagos.view.ts';
import { titularDe } from './caja.view.ts';

interface PropiedadesDeCuentaEnCaja {
  reserva: ReservaDelMostrador;
  /** A turno of this day is shown without its date. */
  fecha: string;
  alVer: () => void;
  alVerCuenta: () => void;
}

/**
 * A line for a booking with money to charge or to give back, with buttons that open the booking and
 * its payments.
 */
export function CuentaEnCaja({ reserva, fecha, alVer, alVerCuenta }: PropiedadesDeCuentaEnCaja) {
  const titular = titularDe(reserva);
  const { inicio } = reserva.franja;
  const cancelada = reserva.estado === 'CANCELADA';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-borde py-2 last:border-0 print:py-0">
      <div className="flex min-w-[min(10rem,100%)] flex-1 flex-wrap-reverse items-baseline gap-x-3 [overflow-wrap:anywhere]">
        <p className="cifras text-sm text-tinta-suave">
          {fechaDe(inicio) === fecha ? horaDe(inicio) : nombreDeMomento(inicio)}
          {cancelada && ', cancelada'}
        </p>
        {cancelada ? (
          <p className="font-semibold">{titular}</p>
        ) : (
          <button type="button" className={`text-left ${enlaceDeTexto}`} onClick={alVer}>
            {titular}
          </button>
        )}
      </div>
      <p className="cifras font-semibold text-aviso">{cuentaEnPalabras(reserva)}</p>
      <Boton
        variante="outline"
        tamano="sm"
        className="print:hidden"
        aria-label={`${reserva.saldo > 0 ? 'Cobrar' : 'Devolver'}: ${titular}`}
        onClick={alVerCuenta}
      >
        {reserva.saldo > 0 ? 'Cobrar' : 'Devolver'}
      </Boton>
    </li>
  );
}
