import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Config } from '@remanso/contract/centro/config.contract';
import type { Executor, Tx } from '../../../database/transaction.ts';
import { configDeFila, selectConfig } from '../../config/config.queries.ts';
import { estaActiva } from '../../reservas-leidas/estado.queries.ts';

export interface Condiciones {
  /**
   * The configuration, with the prices of the day of the franja; undefined before a configuration
   * is saved.
   */
  config: Config | undefined;
  /** The number of active bookings that the holder already has in this franja. */
  enEsta: number;
  /** The number of active bookings of the holder whose franja has not begun. */
  porVenir: number;
  /** True while the holder waits for places of the franja. */
  espera: boolean;
}

interface Entrada {
  franjaId: number;
  usuarioId: number;
  ahora: string;
}

/**
 * Reads what a new booking is checked against. The caller must hold the lock of the franja, so that
 * nobody changes the configuration meanwhile. Where clients book for themselves, the caller must also
 * hold the lock of their account, so that their other bookings do not change.
 */
export async function leerCondiciones(
  tx: Tx,
  { franjaId, usuarioId, ahora }: Entrada,
): Promise<Condiciones> {
  const { config, ...suyas } = await tx
    .selectFrom('reservas as r')
    .innerJoin('franjas as f', 'f.id', 'r.franja_id')
    .where('r.usuario_id', '=', usuarioId)
    .where(estaActiva(ahora))
    .select((eb) => [
      jsonObjectFrom(selectConfig(tx, diaDe(franjaId))).as('config'),
      eb.fn.count<number>('r.id').filterWhere('f.id', '=', franjaId).as('enEsta'),
      eb.fn.count<number>('r.id').filterWhere('f.inicio', '>', ahora).as('porVenir'),
      sql<boolean>`exists (select from esperas e where e.franja_id = ${franjaId}
          and e.usuario_id = ${usuarioId} and e.terminada_en is null)`.as('espera'),
    ])
    .executeTakeFirstOrThrow();
  return { config: config ? configDeFila(config) : undefined, ...suyas };
}

/** The SQL expression for the day of a franja. */
const diaDe = (franjaId: number) =>
  sql<string>`(select inicio::date from franjas where id = ${franjaId})`;

/** Returns the franjas in which a person has an active booking, the earliest first. */
export function leerFranjasReservadas(
  db: Executor,
  { usuarioId, ahora }: { usuarioId: number; ahora: string },
): Promise<{ id: number; inicio: string }[]> {
  return db
    .selectFrom('reservas as r')
    .innerJoin('franjas as f', 'f.id', 'r.franja_id')
    .select(['f.id', 'f.inicio'])
    .where('r.usuario_id', '=', usuarioId)
    .where(estaActiva(ahora))
    .orderBy('f.inicio')
    .execute();
}
