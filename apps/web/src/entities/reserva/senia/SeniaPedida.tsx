import { nombreDeMomento } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { mensajeDeSenia } from '@remanso/contract/reserva/senia.rules';
import { useQuery } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import MessageCircle from 'lucide-react/icons/message-circle';
import { Nota } from '../../../components/ui/Nota.tsx';
import { enlaceDeTexto } from '../../../components/ui/Enlace.tsx';
import { useCentro } from '../../../lib/centro.ts';
import { DE_UN_TEXTO, copiar } from '../../../lib/compartir.ts';
import { hoy } from '../../../lib/tiempo/reloj.ts';
import { consultasDeConfig } from '../../config/config.queries.ts';
import { faltaDeSenia, loQueSeCopia, plazoDeSenia } from './senia.view.ts';

const ACCION = `${enlaceDeTexto} inline-flex min-h-11 items-center gap-1.5 text-left`;

interface PropiedadesDeSeniaPedida {
  reserva: ReservaDeCliente;
  /** True where the note names the turn, because the booking is not shown beside the note. */
  conTurno?: boolean;
  /** The number of later bookings of its series that wait for their seña and have no note here. */
  siguen?: number;
}

/**
 * Asks for the seña that confirms a booking: the amount, the account, the deadline, and a chat to
 * tell the centre of the transfer. Shows nothing for a booking that waits for no seña, or whose
 * turn is closed.
 */
export function SeniaPedida({ reserva, conTurno = false, siguen = 0 }: PropiedadesDeSeniaPedida) {
  const { senia, cerrada } = reserva;
  if (!senia || cerrada) return null;
  // Offline the booking can be a copy stored by an earlier version of the app. Such a copy has no
  // `pagado`.
  const falta = faltaDeSenia({ senia, pagado: reserva.pagado || 0 });
  return (
    <Nota tono="aviso">
      <p>
        Falta la seña de <strong className="cifras">{formatearPesos(falta)}</strong>
        {conTurno && ` del turno del ${nombreDeMomento(reserva.franja.inicio)}`}, hasta{' '}
        {plazoDeSenia(senia.vence, hoy())}.
      </p>
      <p className="font-normal">
        Sin ella, la reserva se cancela sola.
        {siguen > 0 &&
          ` También ${siguen === 1 ? 'falta la de 1 fecha más' : `faltan las de ${siguen} fechas más`} de su turno fijo.`}
      </p>
      <ComoTransferir reserva={reserva} monto={falta} />
    </Nota>
  );
}

function ComoTransferir({ reserva, monto }: { reserva: ReservaDeCliente; monto: number }) {
  const { whatsapp } = useCentro();
  const { data } = useQuery(consultasDeConfig.delCentro());
  const datos = data?.datosDeTransferencia;
  const copiable = loQueSeCopia(datos ?? '');
  const { inicio } = reserva.franja;
  const titular = reserva.participantes.find(({ esTitular }) => esTitular)?.nombreOptional;
  const mensaje = mensajeDeSenia({ inicio, titular, monto });
  return (
    <>
      {datos && (
        <p className="mt-2 font-normal whitespace-pre-line [overflow-wrap:anywhere]">
          <span className="block font-medium">Transferir a:</span>
          {datos}
        </p>
      )}
      <p className="flex flex-wrap gap-x-5">
        {datos && (
          <button
            type="button"
            className={ACCION}
            onClick={() => void copiar(copiable.texto, DE_UN_TEXTO)}
          >
            <Copy aria-hidden="true" className="size-4 shrink-0" />
            Copiar {copiable.nombre}
          </button>
        )}
        {whatsapp && (
          <a
            className={ACCION}
            href={`https://wa.me/${whatsapp}?text=${encodeURIComponent(mensaje)}`}
            target="_blank"
            rel="noreferrer"
            aria-label="Avisar al centro por WhatsApp, en otra pestaña"
          >
            <MessageCircle aria-hidden="true" className="size-4 shrink-0" />
            Avisar al centro
          </a>
        )}
      </p>
    </>
  );
}
