import type { AccionDe } from '@remanso/contract/seguimiento/hechos.rules';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { Tx } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { anotarCierres } from '../franjas-de-plan.repository.ts';
import { franjaInexistente } from '../franjas.errors.ts';
import { franjaConReservas } from '../franjas.queries.ts';
import { buscarFranja, tomarFranja, type FranjaActual } from '../franjas.repository.ts';
import { tomarPlan } from '../../plan/tomar-plan.ts';
import { asentarVencidas } from '../../reservas/tiempo/estado.repository.ts';

/** The dependencies of whatever changes a franja. */
export type DependenciasDeFranja = Pick<Dependencies, 'db' | 'clock'>;

interface Entrada {
  adminId: number;
  accion: Exclude<AccionDe<'franjas'>, 'crearFranja' | 'generarFranjas'>;
  franjaId: number;
}

/**
 * Runs an administrator's change of a franja under the plan's lock and the franja's own, and writes
 * it to the trail. Returns the franja with its bookings, or undefined when the change took it off
 * the calendar.
 */
export async function modificarFranja(
  dependencies: DependenciasDeFranja,
  { adminId, accion, franjaId }: Entrada,
  cambiar: (tx: Tx, franja: FranjaActual) => Promise<void>,
): Promise<Franja | undefined> {
  const { db, clock } = dependencies;
  return tomarPlan(db, async (tx) => {
    const antes = await tomarFranjaAlDia(tx, dependencies, franjaId);
    if (!antes || antes.retirada) throw franjaInexistente();
    await cambiar(tx, antes);
    await anotarCierres(tx, [franjaId], clock.instant());
    await registrarHecho(tx, {
      usuarioId: adminId,
      accion,
      entidadId: franjaId,
      antes,
      despues: await buscarFranja(tx, franjaId),
      ocurridoEn: clock.instant(),
    });
    return franjaConReservas(tx, franjaId, clock);
  });
}

/**
 * Locks a franja after freeing the places of the bookings that time has cancelled since it began,
 * which its counter did not know of yet.
 */
async function tomarFranjaAlDia(
  tx: Tx,
  { clock }: Pick<Dependencies, 'clock'>,
  franjaId: number,
): Promise<FranjaActual | undefined> {
  const franja = await tomarFranja(tx, franjaId);
  const ahora = clock.now();
  if (!franja || franja.inicio > ahora || franja.ocupadosTotal === 0) return franja;
  await asentarVencidas(tx, { franjaId, ahora });
  return tomarFranja(tx, franjaId);
}
