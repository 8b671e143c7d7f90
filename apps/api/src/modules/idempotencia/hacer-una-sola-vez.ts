import { Overtaken, type Tx } from '../../database/transaction.ts';
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
  /** The account that asks, which is locked before anything else: whoever erases it begins there. */
  usuarioId: number;
  /** Undefined for a request without an `Idempotency-Key`. */
  peticion: ClaveDePeticion<L> | undefined;
  candado: Candado;
  clock: Pick<Clock, 'instant'>;
}

/**
 * Does what a request asks for, or returns the answer that the first request with its key got. A
 * second request waits here while the first is in flight. When the work throws, the key is
 * forgotten with the transaction. Throws 401 where the account is gone or inactive.
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
    // The earlier request's day ended between two statements.
    throw new Overtaken();
  }
  const respuesta = await hacer();
  await guardarRespuesta(tx, peticion, respuesta);
  return respuesta;
}
