import { fechaDe } from '@remanso/contract/calendario';
import { seSuperponen } from '@remanso/contract/plan/plan.rules';
import type { Clock } from '../../platform/clock.ts';
import {
  franjaEnCurso,
  leerFranjasDeDias,
  type FranjaDelDia,
  type NuevaFranja,
} from '../franjas/franjas-de-plan.repository.ts';
import { leerPresente } from '../reloj/reloj.queries.ts';
import { compararPlan } from './comparar-plan.ts';
import { leerReglasDePlan, type ReglasDePlan } from './leer-reglas-de-plan.ts';
import type { TxQuieta } from './tomar-plan.ts';

export interface Dias {
  reglas: ReglasDePlan;
  /** The franjas that exist on these days and were not withdrawn, the earliest first. */
  franjas: FranjaDelDia[];
  /**
   * The franjas that the plan has for these days and that do not exist, such as those of a day
   * beyond the booking window. Where a franja still stands that the plan would withdraw first, the
   * plan's is not among them.
   */
  porHacer: NuevaFranja[];
}

/** Reads some days, which need not follow one another, as the plan has them. */
export async function leerDias(
  tx: TxQuieta,
  clock: Clock,
  pedidos: readonly string[],
): Promise<Dias> {
  const ahora = await leerPresente(tx, clock);
  const dias = [...new Set(pedidos)].toSorted();
  const desde = dias[0] ?? fechaDe(ahora);
  const hasta = dias.at(-1) ?? desde;
  const reglas = await leerReglasDePlan(tx, { desde, hasta });
  const enCurso = dias.includes(fechaDe(ahora)) ? await franjaEnCurso(tx, ahora) : undefined;
  const todas = await leerFranjasDeDias(tx, { dias, ahora });
  const { crear } = compararPlan(reglas, {
    alcance: { desde, hasta, llenarHasta: hasta, dias },
    ahora,
    enCurso,
    actuales: todas.filter(({ inicio }) => inicio > ahora),
  });
  const franjas = todas.filter(({ retirada }) => retirada === null);
  const cabe = (nueva: NuevaFranja) => !franjas.some((franja) => seSuperponen(franja, nueva));
  return { reglas, franjas, porHacer: crear.filter(cabe) };
}
