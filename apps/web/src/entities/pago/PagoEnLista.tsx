import type { Pago } from '@remanso/contract/caja/pagos.contract';
import { enlaceDeTexto } from '../../components/ui/Enlace.tsx';
import { RenglonAnulable } from './RenglonAnulable.tsx';
import { useAnularPago } from './pagos.mutations.ts';
import { movimientoEnPalabras } from './pagos.view.ts';

interface PropiedadesDePagoEnLista {
  pago: Pago;
  /** Whose booking it is, where the list is of several. */
  deQuien?: string;
  /** The chat in which its receipt stands written, where its client can be reached so. */
  recibo?: string | null;
}

/** A payment or a refund, with who noted it; it is annulled here, with a reason, and stays. */
export function PagoEnLista({ pago, deQuien, recibo }: PropiedadesDePagoEnLista) {
  const anulacion = useAnularPago();
  const que = movimientoEnPalabras(pago);
  return (
    <RenglonAnulable
      que={que}
      movimiento={pago}
      motivo={pago.motivo}
      deQue={deQuien}
      nota={pago.nota}
      accion="Anular pago"
      anulacion={anulacion}
    >
      {recibo && pago.tipo === 'PAGO' && (
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
