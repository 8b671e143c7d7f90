import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Config } from '@remanso/contract/centro/config.contract';
import { prepare } from '../../../database/prepare.ts';
import type { Executor, Tx } from '../../../database/transaction.ts';
import { configDeFila, selectConfig } from '../../config/config.queries.ts';
import type { FilaDeFicha } from '../../reservas-leidas/ficha.queries.ts';
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
  /** The holder, as the answer and the letter name them. */
  cliente: Cliente;
  /** The id of the new booking, and those of its people. Nothing else gets them. */
  id: number;
  asientoIds: number[];
  /** True while a webhook is on, so that the new booking makes a trigger give a notice. */
  hayWebhooks: boolean;
}

type Cliente = Pick<FilaDeFicha, 'nombre' | 'apellido' | 'email' | 'telefono' | 'nota'>;

interface Entrada {
  franjaId: number;
  usuarioId: number;
  /** The number of people of the new booking. */
  personas: number;
  ahora: string;
}

/**
 * Reads what a new booking is checked against, and what it is made of, so that nothing has to be read
 * once it is written. The caller must hold the lock of the franja, or have sent the statement that
 * takes it, so that nobody changes the configuration meanwhile. Where clients book for themselves, the
 * caller must also hold the lock of their account, so that their other bookings do not change.
 */
export async function leerCondiciones(tx: Tx, entrada: Entrada): Promise<Condiciones> {
  const [fila] = await leer(tx, entrada);
  const { config, ...suyas } = fila as NonNullable<typeof fila>;
  return { config: config ? configDeFila(config) : undefined, ...suyas };
}

const leer = prepare((db, { franjaId, usuarioId, personas, ahora }: Entrada) =>
  db
    .selectFrom('reservas as r')
    .innerJoin('franjas as f', 'f.id', 'r.franja_id')
    .where('r.usuario_id', '=', usuarioId)
    .where(estaActiva(ahora))
    .select((eb) => [
      // The configuration is one column, because `pg` spends more on a column than on its value.
      jsonObjectFrom(selectConfig(db, diaDe(franjaId))).as('config'),
      eb.fn.count<number>('r.id').filterWhere('f.id', '=', franjaId).as('enEsta'),
      eb.fn.count<number>('r.id').filterWhere('f.inicio', '>', ahora).as('porVenir'),
      sql<boolean>`exists (select from esperas e where e.franja_id = ${franjaId}
          and e.usuario_id = ${usuarioId} and e.terminada_en is null)`.as('espera'),
      jsonObjectFrom(
        db
          .selectFrom('usuarios as u')
          .select(['u.nombre', 'u.apellido', 'u.email', 'u.telefono', 'u.nota'])
          .where('u.id', '=', usuarioId),
      )
        .$notNull()
        .as('cliente'),
      sql<number>`nextval('reservas_id_seq')`.as('id'),
      sql<number[]>`to_json(array(
        select nextval('asientos_id_seq') from generate_series(1, ${personas}::integer)))`.as(
        'asientoIds',
      ),
      sql<boolean>`exists (select from webhooks where activo)`.as('hayWebhooks'),
    ]),
);

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
