import { Overtaken, withoutWaiting, type Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { sinSesion } from '../../platform/errors.ts';
import { sostenerUsuario, tomarCuentaPropia } from '../usuarios/usuarios.repository.ts';
import {
  buscarRespuesta,
  guardarRespuesta,
  reclamarClave,
  type Candado,
  type ClaveDePeticion,
} from './idempotencia.repository.ts';
import type { Llamada, RespuestaDe } from './respuestas.rules.ts';

interface Entrada<L extends Llamada> {
  /**
   * The account that sends the request. Its row is locked before any other, in the same order as
   * when an account is erased.
   */
  usuarioId: number;
  /** Undefined for a request without an `Idempotency-Key`. */
  peticion: ClaveDePeticion<L> | undefined;
  candado: Candado;
  clock: Pick<Clock, 'instant'>;
}

/**
 * Runs `hacer` and keeps its answer, or returns the answer that the first request with the same key
 * got. A second request waits until the first has ended. When `hacer` throws, the transaction and
 * with it the key are rolled back. Throws 401 where the account does not exist or is inactive.
 */
export async function hacerUnaSolaVez<L extends Llamada>(
  tx: Tx,
  { usuarioId, peticion, candado, clock }: Entrada<L>,
  hacer: () => Promise<RespuestaDe<L>>,
): Promise<RespuestaDe<L>> {
  const tomar = async () =>
    candado === 'EN_FILA'
      ? tomarCuentaPropia(tx, usuarioId)
      : (await sostenerUsuario(tx, usuarioId))?.estado === 'ACTIVO';
  if (!peticion) {
    if (!(await tomar())) throw sinSesion();
    return hacer();
  }
  if (!(await reclamarClave(tx, peticion, { candado, clock }))) {
    const anterior = await buscarRespuesta(tx, peticion, clock);
    if (anterior) return anterior;
    if (!(await tomar())) throw sinSesion();
    // The key was stored when `reclamarClave` ran, and its answer became more than a day old before
    // `buscarRespuesta` ran. Overtaken makes the whole transaction run again.
    throw new Overtaken();
  }
  const respuesta = await hacer();
  withoutWaiting(tx, guardarRespuesta(tx, peticion, respuesta));
  return respuesta;
}
