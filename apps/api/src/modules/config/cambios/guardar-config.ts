import { isDeepStrictEqual } from 'node:util';
import type { Config } from '@remanso/contract/centro/config.contract';
import type { NuevaConfig } from '@remanso/contract/centro/config.forms';
import type { Conflictos } from '@remanso/contract/franja/franjas.contract';
import type { Dependencies } from '../../../dependencies.ts';
import type { AssertUnchanged } from '../../../platform/http/register-endpoint.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { configInexistente } from '../config.errors.ts';
import { buscarConfig, leerConfig } from '../config.queries.ts';
import { insertarConfig, reemplazarConfig } from '../config.repository.ts';
import { exigirDondeTransferir } from './exigir-donde-transferir.ts';
import { exigirSitiosLegibles } from './exigir-sitios-legibles.ts';
import { replanificar } from '../../plan/replanificar.ts';
import { tomarPlan } from '../../plan/tomar-plan.ts';

interface Entrada {
  usuarioId: number;
  accion: 'crearConfig' | 'actualizarConfig';
  nueva: NuevaConfig;
  assertUnchanged?: AssertUnchanged<{ config: Config }>;
}

/** Saves the configuration and plans the coming franjas anew, in one transaction (rules §7.8). */
export async function guardarConfig(
  { db, clock, avisar }: Pick<Dependencies, 'db' | 'clock' | 'avisar'>,
  { usuarioId, accion, nueva, assertUnchanged }: Entrada,
): Promise<{ config: Config; conflictos: Conflictos }> {
  exigirSitiosLegibles(nueva);
  return tomarPlan(db, async (tx) => {
    const hoy = clock.today();
    const antes = await buscarConfig(tx, hoy);
    exigirDondeTransferir(nueva, antes);
    if (accion === 'crearConfig') {
      await insertarConfig(tx, nueva);
    } else {
      if (!antes) throw configInexistente();
      assertUnchanged?.({ config: antes });
      await reemplazarConfig(tx, nueva, hoy);
    }
    const { conflictos } = await replanificar(tx, { clock, avisar });
    const config = await leerConfig(tx, hoy);
    if (isDeepStrictEqual(antes, config)) return { config, conflictos };
    await registrarHecho(tx, {
      usuarioId,
      accion,
      antes,
      despues: config,
      ocurridoEn: clock.instant(),
    });
    return { config, conflictos };
  });
}
