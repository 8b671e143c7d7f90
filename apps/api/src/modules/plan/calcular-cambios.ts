import { fechaDe } from '@remanso/contract/calendario';
import type { Clock } from '../../platform/clock.ts';
import type { Periodo } from '../excepciones/excepciones.queries.ts';
import { leerPresente } from '../reloj/reloj.queries.ts';
import {
  franjaEnCurso,
  leerFranjasDePlan,
  type FranjaDePlan,
} from '../franjas/franjas-de-plan.repository.ts';
import { compararPlan, type CambiosDePlan } from './comparar-plan.ts';
import { leerReglasDePlan, type ReglasDePlan } from './leer-reglas-de-plan.ts';
import { alcanceDePlan } from './replanificar.ts';
import type { TxQuieta } from './tomar-plan.ts';

/** Returns the rules as they would be after a change. Pure: it must not alter `actuales`. */
export type CambioDeReglas = (actuales: ReglasDePlan) => ReglasDePlan;

export interface CambiosCalculados {
  reglas: ReglasDePlan;
  periodo: Periodo;
  ahora: string;
  /** The stored franjas to come, including withdrawn ones. */
  actuales: FranjaDePlan[];
  cambios: CambiosDePlan;
  /** The changes that the present rules ask for, in the same period. */
  deAntes: CambiosDePlan;
}

/** Computes the changes that `replanificar` would make if the rules were changed by `cambio`. */
export async function calcularCambios(
  tx: TxQuieta,
  clock: Clock,
  cambio: CambioDeReglas,
): Promise<CambiosCalculados> {
  const ahora = await leerPresente(tx, clock);
  const hoy = fechaDe(ahora);
  const vigentes = await leerReglasDePlan(tx, { desde: hoy });
  const reglas = cambio(vigentes);
  const alcance = await alcanceDePlan(tx, hoy, reglas.config?.ventanaDias);
  const enCurso = await franjaEnCurso(tx, ahora);
  const actuales = await leerFranjasDePlan(tx, alcance, ahora);
  const situacion = { alcance, ahora, enCurso, actuales };
  return {
    reglas,
    periodo: { desde: alcance.desde, hasta: alcance.hasta },
    ahora,
    actuales,
    cambios: compararPlan(reglas, situacion),
    deAntes: compararPlan(vigentes, situacion),
  };
}
