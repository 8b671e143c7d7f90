import type { Deudor } from '@remanso/contract/caja/caja.contract';
import { formatearPesos } from '@remanso/contract/dinero';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import MessageCircle from 'lucide-react/icons/message-circle';
import { clasesDeBoton } from '../../../components/ui/clasesDeBoton.ts';
import { useCentro } from '../../../lib/centro.ts';
import { enlaceDeWhatsapp } from '../../../lib/whatsapp.ts';
import { AbonoPorCobrarEnLista } from './AbonoPorCobrarEnLista.tsx';
import { CuentaEnCaja } from './CuentaEnCaja.tsx';
import { titularDe } from './caja.view.ts';
import { deudaDesde, pedidoDePago, verLoQueDebe } from './deudores.view.ts';

interface PropiedadesDeDeudorEnLista {
  deudor: Deudor;
  hoy: string;
  alVer: (reserva: ReservaDelMostrador) => void;
  alVerCuenta: (reservaId: number) => void;
  alVerAbono: (abonoVendidoId: number) => void;
}

/**
 * Shows since when a client owes money, with the chat that asks for the money and, for each turno
 * and abono, the button that charges the money.
 */
export function DeudorEnLista({
  deudor,
  hoy,
  alVer,
  alVerCuenta,
  alVerAbono,
}: PropiedadesDeDeudorEnLista) {
  const { cliente, debe, reservas, abonos } = deudor;
  const nombre = titularDe(deudor);
  const chat = enlaceDeWhatsapp(cliente.telefono, pedidoDePago(deudor, useCentro()));
  return (
    <li className="border-b border-borde py-3 last:border-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="mr-auto min-w-[min(10rem,100%)] flex-1 [overflow-wrap:anywhere]">
          <h3 className="font-bold">{nombre}</h3>
          <p className="cifras text-sm text-tinta-suave">{deudaDesde(deudor)}</p>
        </div>
        <p className="cifras text-lg font-bold text-aviso">{formatearPesos(debe)}</p>
        {chat && (
          <a
            href={chat}
            target="_blank"
            rel="noreferrer"
            aria-label={`Pedir el pago por WhatsApp: ${nombre}`}
            className={clasesDeBoton({ variante: 'outline', tamano: 'sm' })}
          >
            <MessageCircle aria-hidden="true" className="size-4" />
            WhatsApp
          </a>
        )}
      </div>
      <details className="mt-1">
        <summary className="w-fit cursor-pointer py-1 text-sm font-medium text-petroleo">
          {verLoQueDebe(deudor)}
          <span className="sr-only"> de {nombre}</span>
        </summary>
        <ul className="pl-4">
          {abonos.map((abono) => (
            <AbonoPorCobrarEnLista
              key={abono.id}
              abono={abono}
              fecha={hoy}
              alVer={() => alVerAbono(abono.id)}
            />
          ))}
          {reservas.map((reserva) => (
            <CuentaEnCaja
              key={reserva.id}
              reserva={reserva}
              fecha={hoy}
              alVer={() => alVer(reserva)}
              alVerCuenta={() => alVerCuenta(reserva.id)}
            />
          ))}
        </ul>
      </details>
    </li>
  );
}
