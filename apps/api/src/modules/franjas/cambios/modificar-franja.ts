import { isDeepStrictEqual } from 'node:util';
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
import { repartirPlazas } from '../../esperas/repartir-plazas.ts';
import { asentarVencidas } from '../../reservas/tiempo/estado.repository.ts';

export type DependenciasDeFranja = Pick<Dependencies, 'db' | 'clock' | 'avisar'>;

interface Entrada {
  adminId: number;
  accion: Exclude<AccionDe<'franjas'>, 'crearFranja' | 'generarFranjas'>;
  franjaId: number;
}

/**
 * Runs the desk's change of a franja while the plan and the franja are locked, offers the places
 * that it frees to the people who wait, and writes the change to the trail. Returns the franja with
 * its bookings, or undefined when the change withdrew it.
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
    await repartirPlazas(tx, dependencies, [franjaId]);
    const despues = await buscarFranja(tx, franjaId);
    if (!isDeepStrictEqual(antes, despues)) {
      await registrarHecho(tx, {
        usuarioId: adminId,
        accion,
        entidadId: franjaId,
        antes,
        despues,
        ocurridoEn: clock.instant(),
      });
    }
    return franjaConReservas(tx, franjaId, clock);
  });
}

/**
 * Locks and reads a franja. Where the franja has begun, first stores as cancelled the bookings that
 * time has cancelled, so that the counter of occupied places is right.
 */
async function tomarFranjaAlDia(
  tx: Tx,
  anunciar: Pick<Dependencies, 'clock' | 'avisar'>,
  franjaId: number,
): Promise<FranjaActual | undefined> {
  const franja = await tomarFranja(tx, franjaId);
  const ahora = anunciar.clock.now();
  if (!franja || franja.inicio > ahora || franja.ocupadosTotal === 0) return franja;
  await asentarVencidas(tx, anunciar, franjaId);
  return tomarFranja(tx, franjaId);
}
