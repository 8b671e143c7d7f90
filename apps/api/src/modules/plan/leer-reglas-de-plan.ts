import type { Config } from '@remanso/contract/centro/config.contract';
import type { Bloqueo, Override } from '@remanso/contract/plan/excepciones.contract';
import type { Reglas } from '@remanso/contract/plan/plan.rules';
import { buscarAjustes } from '../config/config.queries.ts';
import { leerExcepcionesDePlan } from '../excepciones/excepciones.queries.ts';
import { leerHorariosBase } from '../horarios-base/horarios-base.queries.ts';
import type { TxQuieta } from './tomar-plan.ts';

/** Everything that decides which franjas there should be. */
export interface ReglasDePlan extends Pick<Reglas, 'horarios'> {
  /** The configuration; before the first one there is no plan. */
  config: Pick<Config, 'duracionBaseMin' | 'capacidadBase' | 'ventanaDias'> | undefined;
  /** The descriptions of the feriados, by their dates. */
  feriados: ReadonlyMap<string, string>;
  /** The bloqueos, the oldest first. */
  bloqueos: readonly Bloqueo[];
  /** The overrides, by their dates. */
  overrides: ReadonlyMap<string, Pick<Override, 'tramos' | 'capacidad' | 'motivo'>>;
}

/**
 * Reads the rules, with the exceptions that touch a period; without `hasta`, with all exceptions
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
