import { fechaDe } from '@remanso/contract/calendario';
import type { Tx } from '../../database/transaction.ts';
import { leerPresente } from '../reloj/reloj.queries.ts';
import { restarOcupados, type PlazasDevueltas } from '../franjas/franjas.repository.ts';
import {
  anotarCierres,
  apartarFranjas,
  franjasDePlanPorVenir,
} from '../franjas/franjas-de-plan.repository.ts';
import type { Anunciar } from '../avisos/crear-avisar.ts';
import { repartirPlazas } from '../esperas/repartir-plazas.ts';
import { retirarOfertas } from '../esperas/esperas.repository.ts';
import { compararPlan } from './comparar-plan.ts';
import { leerReglasDePlan } from './leer-reglas-de-plan.ts';
import { cerrarYAjustar } from './planificar.ts';
import { quietaParaFranja } from './tomar-plan.ts';

/**
 * Frees places in franjas. A franja that the plan blocks and keeps only for its bookings is
 * withdrawn when its last booking leaves; a capacity above the planned one shrinks towards it with
 * every booking that leaves (rules §7.10). So nobody else can book hours at which the centre does
 * not open. The places that stay free are offered to the people who wait (rules §16.3). The caller
 * must hold the locks of the franjas, for which every change of the rules waits, and must already
 * have made the seats inactive.
 */
export async function devolverPlazas(
  tx: Tx,
  anunciar: Anunciar,
  ...devueltas: readonly PlazasDevueltas[]
): Promise<void> {
  const { enDuda, conEspera } = await restarOcupados(tx, devueltas);
  if (enDuda.length > 0) await ajustarAlPlan(tx, anunciar, enDuda);
  await repartirPlazas(tx, anunciar, conEspera);
}

/**
 * Makes franjas in which places were freed fit the plan: withdraws, blocks or frees them, and
 * changes their capacities.
 */
async function ajustarAlPlan(tx: Tx, anunciar: Anunciar, ids: readonly number[]): Promise<void> {
  const { clock } = anunciar;
  const ahora = await leerPresente(tx, clock);
  const franjas = await franjasDePlanPorVenir(tx, ids, ahora);
  const [primera] = franjas;
  const ultima = franjas.at(-1);
  if (!primera || !ultima) return;
  const periodo = { desde: fechaDe(primera.inicio), hasta: fechaDe(ultima.inicio) };
  const reglas = await leerReglasDePlan(quietaParaFranja(tx), periodo);
  const {
    retirar,
    crear: _crear,
    ...cambios
  } = compararPlan(reglas, {
    alcance: { ...periodo, llenarHasta: periodo.hasta },
    ahora,
    enCurso: undefined,
    // The comparison is of the franjas of `ids` alone. Franjas that are missing on the same days are
    // left to the next plan.
    actuales: franjas,
  });
  const sobran = retirar.map(({ id }) => id);
  await retirarOfertas(tx, sobran);
  await apartarFranjas(tx, sobran);
  await cerrarYAjustar(tx, anunciar, { ...cambios, bloqueos: [], actuales: franjas });
  if (cambios.cierres.length > 0) await anotarCierres(tx, ids, clock.instant());
}
