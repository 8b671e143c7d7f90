import type { Movimiento } from '@remanso/contract/caja/caja.contract';
import { RenglonAnulable } from '../../../entities/pago/RenglonAnulable.tsx';
import { useAnularMovimiento } from './caja.mutations.ts';
import { movimientoDeCajaEnPalabras } from './caja.view.ts';

/**
 * A line for cash that moved without a booking, with the motivo and the name of the person who
 * recorded the movimiento.
 */
export function MovimientoEnLista({ movimiento }: { movimiento: Movimiento }) {
  const anulacion = useAnularMovimiento();
  return (
    <RenglonAnulable
      que={movimientoDeCajaEnPalabras(movimiento)}
      movimiento={movimiento}
      motivo={movimiento.motivoDeAnulacion}
      deQue={movimiento.motivo}
      accion="Anular movimiento"
      anulacion={anulacion}
    />
  );
}
