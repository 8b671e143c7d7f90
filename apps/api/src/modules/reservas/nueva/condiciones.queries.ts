import { fechaDe } from '@remanso/contract/calendario';
import type { Config } from '@remanso/contract/centro/config.contract';
import type { Tx } from '../../../database/transaction.ts';
import { configDeFila, selectConfig } from '../../config/config.queries.ts';
import { estaActiva } from '../../reservas-leidas/estado.queries.ts';

/** What a booking is held against, besides its franja. */
export interface Condiciones {
  /** The configuration, with the prices of the franja's day; undefined before the first one. */
  config: Config | undefined;
  /** How many active bookings the holder has in the franja already. */
  enEsta: number;
  /** How many of their active bookings have not begun. */
  porVenir: number;
}

interface Entrada {
  franjaId: number;
  inicio: string;
  usuarioId: number;
  ahora: string;
}

/**
 * Reads what a booking is held against. The caller must hold the franja, so that no other
 * configuration can come between, and the holder's account when the holder books, so that their
 * bookings do not change any more.
 */
export async function leerCondiciones(
  tx: Tx,
  { franjaId, inicio, usuarioId, ahora }: Entrada,
): Promise<Condiciones> {
  const suyas = tx
    .selectFrom('reservas as r')
    .innerJoin('franjas as f', 'f.id', 'r.franja_id')
    .where('r.usuario_id', '=', usuarioId)
    .where(estaActiva(ahora))
    .select((eb) => [
      eb.fn.count<number>('r.id').filterWhere('f.id', '=', franjaId).as('enEsta'),
      eb.fn.count<number>('r.id').filterWhere('f.inicio', '>', ahora).as('porVenir'),
    ]);
  const fila = await selectConfig(tx, fechaDe(inicio))
    .innerJoin(suyas.as('s'), (join) => join.onTrue())
    .select(['s.enEsta', 's.porVenir'])
    .executeTakeFirst();
  if (!fila) return { config: undefined, ...(await suyas.executeTakeFirstOrThrow()) };
  return { config: configDeFila(fila), enEsta: fila.enEsta, porVenir: fila.porVenir };
}
