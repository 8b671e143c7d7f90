import { momentoEnZona } from '@remanso/contract/calendario';
import type { ImportacionHecha } from '@remanso/contract/persona/importaciones.contract';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Executor } from '../../database/transaction.ts';
import { anyOf } from '../../database/any-of.ts';
import type { Dependencies } from '../../dependencies.ts';
import { puedeSerAlguno, type Buscados } from '../usuarios/busqueda.queries.ts';

const COLUMNAS = [
  'id',
  'nombre',
  'apellido',
  'email',
  'telefono',
  'genero',
  'estado',
  'nota',
  'rol',
  'nombre_busqueda',
  'telefono_busqueda',
] as const;

/** A person who is there, and may be one of the file. */
export type Conocido = Pick<Selectable<Tables['usuarios']>, (typeof COLUMNAS)[number]>;

/** Returns the people who may be one of those looked for, in the order of their ids. */
export function buscarConocidos(db: Executor, buscados: Buscados): Promise<Conocido[]> {
  return db
    .selectFrom('usuarios')
    .select(COLUMNAS)
    .where(puedeSerAlguno(buscados))
    .orderBy('id')
    .execute();
}

/** The hechos about a person that nobody did with them: anyone may ask for a link, or fail a login. */
const DE_AFUERA = ['loginFallido', 'solicitarReset'];

/** Returns, for each client of `ids`, what has been done with them since an importacion made them. */
export function leerQueHicieron(db: Executor, importacionId: number, ids: readonly number[]) {
  return db
    .selectFrom('usuarios as u')
    .where('u.id', '=', anyOf(ids))
    .orderBy('u.id')
    .select(['u.id', 'u.nombre', 'u.apellido'])
    .select([
      sql<boolean>`u.contrasena_hash is not null or u.email_confirmado`.as('entro'),
      sql<boolean>`exists (select from reservas r where r.usuario_id = u.id)`.as('reservo'),
      sql<boolean>`exists (select from esperas e where e.usuario_id = u.id)`.as('espera'),
      sql<boolean>`exists (select from auditoria a where a.persona_id = u.id
        and a.accion <> all(${DE_AFUERA}::text[]))`.as('cambio'),
      sql<boolean>`exists (select from importados i where i.usuario_id = u.id
        and i.importacion_id <> ${importacionId})`.as('otra'),
    ])
    .execute();
}

const UN_DIA_MS = 24 * 60 * 60_000;

/** Returns the last epoch at which an importacion of `creadaEn` can be undone. */
export const hastaCuando = (creadaEn: number): number => creadaEn + UN_DIA_MS;

/** Returns the importaciones that can be undone, the latest first. */
export async function listarDeshacibles({
  db,
  clock,
}: Pick<Dependencies, 'db' | 'clock'>): Promise<ImportacionHecha[]> {
  const filas = await db
    .selectFrom('importaciones as i')
    .select(['i.id', 'i.creada_en'])
    .select(
      sql<number>`(select count(*)::integer from importados p
        where p.importacion_id = i.id and p.creado)`.as('creados'),
    )
    .where('i.deshecha_en', 'is', null)
    .where('i.creada_en', '>=', sql<number>`${clock.instant(-UN_DIA_MS)}`)
    .orderBy('i.creada_en', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
  return filas.map(({ id, creada_en: creadaEn, creados }) => ({
    id,
    hechaEn: momentoEnZona(creadaEn, clock.timeZone),
    hasta: momentoEnZona(hastaCuando(creadaEn), clock.timeZone),
    creados,
  }));
}
