import { momentoEnZona } from '@remanso/contract/calendario';
import type { Token } from '@remanso/contract/sistema/tokens.contract';
import { sql, type Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tables } from '../../database/tables.ts';
import type { Executor } from '../../database/transaction.ts';

/** The columns of a token that people see. */
export const COLUMNAS_DE_TOKEN = [
  'id',
  'nombre',
  'alcances',
  'creado_en',
  'vence_en',
  'ultimo_uso',
] as const;

export type FilaDeToken = Pick<Selectable<Tables['tokens']>, (typeof COLUMNAS_DE_TOKEN)[number]>;

export async function leerTokens(db: Executor, timeZone: string): Promise<Token[]> {
  const filas = await db
    .selectFrom('tokens as t')
    .innerJoin('usuarios as u', 'u.id', 't.usuario_id')
    .select(['t.id', 't.nombre', 't.alcances', 't.creado_en', 't.vence_en', 't.ultimo_uso'])
    .select(['u.id as de', 'u.nombre as nombre_de', 'u.apellido as apellido_de'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('pedidos_por_dia as p')
          .select(['p.fecha', 'p.llamada', 'p.veces'])
          .whereRef('p.token_id', '=', 't.id')
          .orderBy('p.fecha', 'desc')
          .orderBy('p.veces', 'desc')
          .orderBy('p.llamada'),
      ).as('pedidos'),
    )
    .where('t.hash', 'is not', null)
    .orderBy('t.id')
    .execute();
  return filas.map(({ de: id, nombre_de: nombre, apellido_de: apellido, pedidos, ...fila }) =>
    tokenDeFila(fila, { creadoPor: { id, nombre, apellido }, pedidos, timeZone }),
  );
}

export function tokenDeFila(
  fila: FilaDeToken,
  { creadoPor, pedidos, timeZone }: Pick<Token, 'creadoPor' | 'pedidos'> & { timeZone: string },
): Token {
  const momento = (en: number | null) => (en === null ? null : momentoEnZona(en, timeZone));
  return {
    id: fila.id,
    nombre: fila.nombre,
    alcances: fila.alcances,
    venceEn: momento(fila.vence_en),
    ultimoUso: momento(fila.ultimo_uso),
    creadoEn: momentoEnZona(fila.creado_en, timeZone),
    creadoPor,
    pedidos,
  };
}

/** Returns what the trail keeps of a token. */
export function rastroDe(
  { nombre, alcances, vence_en: vence }: Pick<FilaDeToken, 'nombre' | 'alcances' | 'vence_en'>,
  timeZone: string,
) {
  const venceEn = vence === null ? null : momentoEnZona(vence, timeZone);
  return { nombre, alcances: alcances.join(', '), venceEn };
}

/**
 * Returns the token with a hash and the administrator for whom it acts; nothing where the token
 * has ended, or its administrator is none any more or is inactive.
 */
export async function buscarPrograma(
  db: Executor,
  { hash, ahora }: { hash: string; ahora: string },
) {
  return db
    .selectFrom('tokens as t')
    .innerJoin('usuarios as u', 'u.id', 't.usuario_id')
    .select(['t.id as tokenId', 't.alcances', 'u.id', 'u.nombre', 'u.apellido', 'u.genero'])
    .select(
      sql<boolean>`t.ultimo_uso is null or t.ultimo_uso < ${ahora}::timestamptz - interval '1 minute'`.as(
        'sinAnotar',
      ),
    )
    .where('t.hash', '=', hash)
    .where((eb) =>
      eb.or([eb('t.vence_en', 'is', null), eb(sql`t.vence_en`, '>', sql`${ahora}::timestamptz`)]),
    )
    .where('u.rol', '=', 'ADMIN')
    .where('u.estado', '=', 'ACTIVO')
    .executeTakeFirst();
}
