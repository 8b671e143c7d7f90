import type { Accion } from '@remanso/contract/auditoria.contract';
import type { Franja } from '@remanso/contract/franjas.contract';
import { inTransaction, type Tx } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { franjaInexistente } from './franjas.errors.ts';
import { franjaConReservas } from './franjas.queries.ts';
import { buscarFranja, lockFranja, type FranjaActual } from './franjas.repository.ts';
import { lockPlan } from './plan.repository.ts';

interface Pedido {
  adminId: number;
  accion: Accion;
  franjaId: number;
  /** Whether it may stand elsewhere afterwards, among other franjas or under a bloqueo. */
  cambiaElPlan?: boolean;
}

/**
 * One administrator's change of one franja: under its lock, with its trail, answering the franja with its bookings,
 * or undefined when the change took it off the calendar.
 */
export async function modificarFranja(
  { db, clock }: Dependencies,
  { adminId, accion, franjaId, cambiaElPlan = false }: Pedido,
  cambiar: (tx: Tx, franja: FranjaActual) => Promise<void>,
): Promise<Franja | undefined> {
  return inTransaction(db, async (tx) => {
    if (cambiaElPlan) await lockPlan(tx);
    const antes = await lockFranja(tx, franjaId);
    if (!antes || antes.retirada) throw franjaInexistente();
    await cambiar(tx, antes);
    await registrarHecho(tx, {
      usuarioId: adminId,
      accion,
      entidad: 'franjas',
      entidadId: franjaId,
      antes,
      despues: await buscarFranja(tx, franjaId),
      ocurridoEn: clock.instant(),
    });
    return franjaConReservas(tx, franjaId, clock.timeZone);
  });
}
