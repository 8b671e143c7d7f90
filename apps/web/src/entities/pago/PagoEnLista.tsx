import type { PagoAnotado } from '@remanso/contract/caja/pagos.contract';
import { enlaceDeTexto } from '../../components/ui/Enlace.tsx';
import { RenglonAnulable } from './RenglonAnulable.tsx';
import { useAnularPago } from './pagos.mutations.ts';
import { movimientoEnPalabras } from './pagos.view.ts';

interface PropiedadesDePagoEnLista {
  pago: PagoAnotado;
  /**
   * The holder, the hour of the turno, and the date of the turno where the list is about another
   * day. Present only in a list of payments of several bookings.
   */
  deQuien?: string;
  /**
   * A link that opens the client's chat with the receipt as text; null where no chat can be opened.
   */
  recibo?: string | null;
}

/**
 * Shows a payment or a refund, with the name of the person who recorded it. The desk can annul the
 * payment with a reason; an annulled payment stays in the list. The places of an abono are no money:
 * they have no receipt, and go back when the booking is cancelled.
 */
export function PagoEnLista({ pago, deQuien, recibo }: PropiedadesDePagoEnLista) {
  const anulacion = useAnularPago();
  const que = movimientoEnPalabras(pago);
  const esDinero = pago.medio !== 'ABONO';
  return (
    <RenglonAnulable
      que={que}
      movimiento={pago}
      motivo={pago.motivo}
      deQue={deQuien}
      nota={pago.nota}
      accion="Anular pago"
      seAnula={esDinero}
      anulacion={anulacion}
    >
      {recibo && esDinero && pago.tipo === 'PAGO' && (
        <a
          href={recibo}
          target="_blank"
          rel="noreferrer"
          aria-label={`Recibo por WhatsApp: ${que}`}
          className={`text-sm print:hidden ${enlaceDeTexto}`}
        >
          Recibo
        </a>
      )}
    </RenglonAnulable>
  );
}
