import { inTransaction, Overtaken, type Executor, type Tx } from '../../database/transaction.ts';
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
 * Runs `hacer` in a transaction and keeps its answer, or returns the answer that the first request with
 * the same key got. A second request waits until the first has ended. When `hacer` throws, the
 * transaction and with it the key are rolled back. Throws 401 where the account does not exist or is
 * inactive.
 */
export async function hacerUnaSolaVez<L extends Llamada>(
  db: Executor,
  entrada: Entrada<L>,
  hacer: (tx: Tx) => Promise<RespuestaDe<L>>,
): Promise<RespuestaDe<L>> {
  const { peticion } = entrada;
  try {
    return await inTransaction(db, async (tx) => {
      await admitir(tx, entrada);
      const respuesta = await hacer(tx);
      if (peticion) await guardarRespuesta(tx, peticion, respuesta);
      return respuesta;
    });
  } catch (error) {
    if (error instanceof YaRespondida) return error.respuesta as RespuestaDe<L>;
    throw error;
  }
}

/** Thrown inside the transaction of a repeated request, which must leave nothing. */
class YaRespondida extends Error {
  readonly respuesta: unknown;

  constructor(respuesta: unknown) {
    super('The request was answered before');
    this.respuesta = respuesta;
  }
}

/** Locks the account and reserves the key. Throws where the request must not be carried out. */
async function admitir<L extends Llamada>(
  tx: Tx,
  { usuarioId, peticion, candado, clock }: Entrada<L>,
): Promise<void> {
  const tomar = async () =>
    candado === 'EN_FILA'
      ? tomarCuentaPropia(tx, usuarioId)
      : (await sostenerUsuario(tx, usuarioId))?.estado === 'ACTIVO';
  if (!peticion) {
    if (!(await tomar())) throw sinSesion();
    return;
  }
  if (await reclamarClave(tx, peticion, { candado, clock })) return;
  const anterior = await buscarRespuesta(tx, peticion, clock);
  if (anterior) throw new YaRespondida(anterior);
  if (!(await tomar())) throw sinSesion();
  // The key was stored when `reclamarClave` ran, and its answer became more than a day old before
  // `buscarRespuesta` ran. Overtaken makes the whole transaction run again.
  throw new Overtaken();
}
