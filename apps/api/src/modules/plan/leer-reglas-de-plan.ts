import type { Config } from '@remanso/contract/centro/config.contract';
import type { Bloqueo, Override } from '@remanso/contract/plan/excepciones.contract';
import type { Reglas } from '@remanso/contract/plan/plan.rules';
import { buscarAjustes } from '../config/config.queries.ts';
import { leerExcepcionesDePlan } from '../excepciones/excepciones.queries.ts';
import { leerHorariosBase } from '../horarios-base/horarios-base.queries.ts';
import type { TxQuieta } from './tomar-plan.ts';

export interface ReglasDePlan extends Pick<Reglas, 'horarios'> {
  /** The configuration; undefined before one is saved. Without a configuration there is no plan. */
  config: Pick<Config, 'duracionBaseMin' | 'capacidadBase' | 'ventanaDias'> | undefined;
  /** The description of each feriado, by its date. */
  feriados: ReadonlyMap<string, string>;
  /** The bloqueos, the oldest first. */
  bloqueos: readonly Bloqueo[];
  /** The override of each day that has one, by its date. */
  overrides: ReadonlyMap<string, Pick<Override, 'tramos' | 'capacidad' | 'motivo'>>;
}

/**
 * Reads the rules with the exceptions that touch a period. Without `hasta`, reads all exceptions
 * from `desde` on.
 */
export async function leerReglasDePlan(
  tx: TxQuieta,
  periodo: { desde: string; hasta?: string },
): Promise<ReglasDePlan> {
  return {
    config: await buscarAjustes(tx),
    horarios: await leerHorariosBase(tx),
    ...(await leerExcepcionesDePlan(tx, periodo)),
  };
}
