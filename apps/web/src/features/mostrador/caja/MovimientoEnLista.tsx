import type { Movimiento } from '@remanso/contract/caja/caja.contract';
import { RenglonAnulable } from '../../../entities/pago/RenglonAnulable.tsx';
import { useAnularMovimiento } from './caja.mutations.ts';
import { movimientoDeCajaEnPalabras } from './caja.view.ts';

/** Cash that moved without a booking, with who noted it and why. */
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
