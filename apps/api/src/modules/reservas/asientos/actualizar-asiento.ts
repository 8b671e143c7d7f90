import { isDeepStrictEqual } from 'node:util';
import type { Asiento } from '@remanso/contract/reserva/asientos.contract';
import type { Sexo } from '@remanso/contract/franja/franjas.rules';
import { inTransaction, type Tx } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Quien, Session } from '../../../platform/http/session.ts';
import type { Clock } from '../../../platform/clock.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { cambiarAsiento } from './asientos.repository.ts';
import { tomarReservaVisible } from '../tomar-reserva-visible.ts';
import { reservaInactiva } from '../reservas.errors.ts';
import { asientoInexistente } from './asientos.errors.ts';
import { buscarAsiento, leerAsiento } from './asientos.queries.ts';

interface Cambios {
  nombre?: string | undefined;
  sexo?: Sexo | undefined;
}

/**
 * Changes the name or the sexo of an asiento. The trail keeps the sexo and whether the name
 * changed, but no name (decision 10).
 */
export async function actualizarAsiento(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { session, asientoId, ...cambios }: Cambios & { session: Session; asientoId: number },
): Promise<Asiento> {
  return inTransaction(db, (tx) =>
    corregirAsiento(tx, clock, { session, asientoId, cambios, accion: 'actualizarAsiento' }),
  );
}

interface Correccion {
  session: Quien;
  asientoId: number;
  cambios: Cambios;
  /**
   * The accion for the trail. `corregirInvitacion` is that of a companion who corrects their own
   * asiento without a session; the trail then names no author.
   */
  accion: 'actualizarAsiento' | 'corregirInvitacion';
}

export async function corregirAsiento(
  tx: Tx,
  clock: Clock,
  { session, asientoId, cambios, accion }: Correccion,
): Promise<Asiento> {
  const encontrado = await buscarAsiento(tx, asientoId);
  if (!encontrado) throw asientoInexistente();
  const { reservaId } = encontrado.asiento;
  const { reserva } = await tomarReservaVisible(tx, clock, { session, reservaId });
  // The asiento is read again under the lock, because another request may have changed or removed
  // it while this transaction waited.
  const antes = await buscarAsiento(tx, asientoId);
  if (!antes) throw asientoInexistente();
  if (reserva.estado === 'CANCELADA') throw reservaInactiva();
  await cambiarAsiento(tx, asientoId, cambios);
  const despues = await leerAsiento(tx, asientoId);
  if (isDeepStrictEqual(antes.asiento, despues)) return despues;
  const { usuarioId, franjaId } = reserva;
  const lugar = { reservaId, usuarioId, franjaId };
  await registrarHecho(tx, {
    usuarioId: accion === 'corregirInvitacion' ? null : session.usuarioId,
    accion,
    entidadId: asientoId,
    antes: { ...lugar, sexo: antes.asiento.sexo },
    despues: {
      ...lugar,
      sexo: despues.sexo,
      otroNombre: despues.nombre !== antes.asiento.nombre,
    },
    ocurridoEn: clock.instant(),
  });
  return despues;
}
