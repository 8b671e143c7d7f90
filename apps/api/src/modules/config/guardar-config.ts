import type { Config, NuevaConfig } from '@remanso/contract/config.contract';
import type { Conflictos } from '@remanso/contract/franjas.contract';
import type { Dependencies } from '../../dependencies.ts';
import { inTransaction } from '../../database/transaction.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { buscarConfig, leerConfig } from './config.queries.ts';
import { insertarConfig, reemplazarConfig } from './config.repository.ts';

interface Pedido {
  usuarioId: number;
  accion: 'crearConfig' | 'actualizarConfig';
  nueva: NuevaConfig;
}

/** Saves the configuration and re-plans the future in one transaction (rules §5). */
export async function guardarConfig(
  { db, clock, replanificar }: Dependencies,
  { usuarioId, accion, nueva }: Pedido,
): Promise<{ config: Config; conflictos: Conflictos }> {
  return inTransaction(db, async (tx) => {
    const antes = await buscarConfig(tx);
    await (accion === 'crearConfig' ? insertarConfig(tx, nueva) : reemplazarConfig(tx, nueva));
    const { conflictos } = await replanificar(tx);
    const config = await leerConfig(tx);
    await registrarHecho(tx, {
      usuarioId,
      accion,
      entidad: 'config',
      antes,
      despues: config,
      ocurridoEn: clock.instant(),
    });
    return { config, conflictos };
  });
}
