import { onCommit, type Tx } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Session } from '../../../platform/http/session.ts';
import { hacerUnaSolaVez } from '../../idempotencia/hacer-una-sola-vez.ts';
import { buscarRespuesta, peticionDe } from '../../idempotencia/idempotencia.repository.ts';
import type { RespuestaDe } from '../../idempotencia/respuestas.rules.ts';
import { politicaDe } from '../politicas.rules.ts';

type LlamadaDeReserva = 'crearReserva' | 'crearSerie';

interface Entrada<L extends LlamadaDeReserva> {
  llamada: L;
  session: Session;
  /** Undefined where the request has no `Idempotency-Key`. */
  clave: string | undefined;
  /** Everything that the request asks for. */
  pedido: unknown;
  /** Makes the bookings. */
  hacer: (tx: Tx) => Promise<RespuestaDe<L>>;
  /** Returns the number of bookings in an answer. */
  cuantas: (respuesta: RespuestaDe<L>) => number;
}

/**
 * Makes bookings in one transaction, within the limits of the session and once for a key. A repeated
 * request makes no new booking, so it gets the first answer even where the limit refuses new
 * bookings.
 */
export async function reservarUnaSolaVez<L extends LlamadaDeReserva>(
  { db, clock, limits, metricas }: Pick<Dependencies, 'db' | 'clock' | 'limits' | 'metricas'>,
  { llamada, session, clave, pedido, hacer, cuantas }: Entrada<L>,
): Promise<RespuestaDe<L>> {
  const { usuarioId } = session;
  const { candado } = politicaDe(session);
  const peticion = peticionDe(llamada, session, { clave, pedido });
  try {
    await limits.booking.take(session);
  } catch (refusal) {
    const repetida = peticion && (await buscarRespuesta(db, peticion, clock));
    if (!repetida) throw refusal;
    return repetida;
  }
  let hecha = false;
  const cuenta = { usuarioId, candado, peticion, clock };
  const respuesta = await hacerUnaSolaVez(db, cuenta, async (tx) => {
    const nueva = await hacer(tx);
    onCommit(tx, () => {
      hecha = true;
      for (let n = 0; n < cuantas(nueva); n += 1) metricas?.reservaHecha();
    });
    return nueva;
  });
  if (!hecha) await limits.booking.giveBack(session);
  return respuesta;
}
