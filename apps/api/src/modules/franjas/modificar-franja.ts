import type { Accion } from '@remanso/contract/auditoria.contract';
import type { Franja } from '@remanso/contract/franjas.contract';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { franjaInexistente } from './franjas.errors.ts';
import { franjaConReservas } from './franjas.queries.ts';
import { buscarFranja, lockFranja, type FranjaActual } from './franjas.repository.ts';
import { tomarPlan, type TxDePlan } from './tomar-plan.ts';

interface Pedido {
  adminId: number;
  accion: Accion;
  franjaId: number;
}

/**
 * One administrator's change of one franja: under the plan's lock and its own, with its trail, answering the franja with its bookings,
 * or undefined when the change took it off the calendar.
 */
export async function modificarFranja(
  { db, clock }: Dependencies,
  { adminId, accion, franjaId }: Pedido,
  cambiar: (tx: TxDePlan, franja: FranjaActual) => Promise<void>,
): Promise<Franja | undefined> {
  return tomarPlan(db, async (tx) => {
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
