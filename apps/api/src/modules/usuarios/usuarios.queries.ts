import { sql, type Selectable } from 'kysely';
import type { Rol } from '@remanso/contract/persona/usuarios.rules';
import type { Usuario, UsuarioPropio } from '@remanso/contract/persona/usuarios.contract';
import type { Tables } from '../../database/tables.ts';
import { anyFoundBy } from '../../database/any-of.ts';
import { countRows } from '../../database/count-rows.ts';
import type { Executor } from '../../database/transaction.ts';
import type { PaginaPedida } from '../../platform/campos-de-pagina.ts';
import { readPage, type Page } from '../../platform/read-page.ts';
import { coincideCon } from './busqueda.queries.ts';

/**
 * The columns of a usuario that are read: all except `nombre_busqueda` and `telefono_busqueda`,
 * which only searches and orders use.
 */
export const COLUMNAS_DE_USUARIO = [
  'id',
  'nombre',
  'apellido',
  'email',
  'genero',
  'telefono',
  'contrasena_hash',
  'rol',
  'estado',
  'version_sesion',
  'creado_en',
  'nota',
  'email_confirmado',
  'email_de_programa',
] as const;

export type FilaDeUsuario = Pick<
  Selectable<Tables['usuarios']>,
  (typeof COLUMNAS_DE_USUARIO)[number]
>;

export function usuarioDeFila(fila: FilaDeUsuario): Usuario {
  return {
    id: fila.id,
    nombre: fila.nombre,
    apellido: fila.apellido,
    email: fila.email,
    genero: fila.genero,
    telefono: fila.telefono,
    rol: fila.rol,
    estado: fila.estado,
    isAdmin: fila.rol === 'ADMIN',
  };
}

export function usuarioPropioDeFila(fila: FilaDeUsuario): UsuarioPropio {
  return {
    ...usuarioDeFila(fila),
    emailConfirmado: fila.email_confirmado,
    soloConCodigo: fila.contrasena_hash === null,
  };
}

export async function buscarUsuario(db: Executor, id: number): Promise<FilaDeUsuario | undefined> {
  return db
    .selectFrom('usuarios')
    .select(COLUMNAS_DE_USUARIO)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function leerUsuario(db: Executor, id: number): Promise<FilaDeUsuario> {
  return db
    .selectFrom('usuarios')
    .select(COLUMNAS_DE_USUARIO)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/**
 * Finds a usuario by e-mail. `email` must be in lower case, as the contract's schemas return it.
 */
export async function buscarUsuarioPorEmail(
  db: Executor,
  email: string,
): Promise<FilaDeUsuario | undefined> {
  return db
    .selectFrom('usuarios')
    .select(COLUMNAS_DE_USUARIO)
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Returns the e-mail of the oldest active administrator; undefined where there is none. */
export async function primerAdministrador(db: Executor): Promise<string | undefined> {
  const fila = await db
    .selectFrom('usuarios')
    .select('email')
    .where('rol', '=', 'ADMIN')
    .where('estado', '=', 'ACTIVO')
    .orderBy('id')
    .executeTakeFirst();
  return fila?.email ?? undefined;
}

const estaEnElEmail = (texto: string) =>
  sql<boolean>`strpos(coalesce(email, ''), ${texto.toLowerCase()}) > 0`;

interface PedidoDeUsuarios extends PaginaPedida {
  rol?: Rol | undefined;
  /** The text to search for in names and e-mails. Undefined lists all usuarios. */
  prefijo?: string | undefined;
  orden?: 'novedad' | 'nombre';
}

/**
 * Reads a page of the usuarios. `orden` decides which usuarios are on which page: the newest
 * accounts first, or by name. Within a page the usuarios are always ordered by name, without regard
 * to case or accents.
 */
export function paginaDeUsuarios(
  db: Executor,
  { rol, prefijo, orden = 'novedad', ...pedido }: PedidoDeUsuarios,
): Promise<Page<Usuario>> {
  const elegidos = db
    .selectFrom('usuarios')
    .$if(rol !== undefined, (query) => query.where('rol', '=', rol as Rol))
    .$if(prefijo !== undefined, (query) =>
      query.where((eb) =>
        eb.or([coincideCon(prefijo as string), estaEnElEmail(prefijo as string)]),
      ),
    );
  return readPage(pedido, {
    async read({ limit, offset }) {
      const pagina = elegidos
        .select('id')
        .$if(orden === 'nombre', (query) => query.orderBy('nombre_busqueda'))
        .orderBy('id', orden === 'nombre' ? 'asc' : 'desc')
        .limit(limit)
        .offset(offset);
      const filas = await db
        .selectFrom('usuarios')
        .select(COLUMNAS_DE_USUARIO)
        .where('id', '=', anyFoundBy(pagina))
        .orderBy('nombre_busqueda')
        .orderBy('id')
        .execute();
      return filas.map(usuarioDeFila);
    },
    count: () => countRows(db, elegidos),
  });
}

const esAdministradorActivo = sql<boolean>`rol = 'ADMIN' and estado = 'ACTIVO'`;

/**
 * Returns how many accounts there are, and in `ultimoAdministrador` the id of the only active
 * administrator. `ultimoAdministrador` is null where there is no active administrator or more than
 * one.
 */
export async function contarUsuarios(db: Executor) {
  const { ultimoAdministrador, ...estadisticas } = await db
    .selectFrom('usuarios')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.count<number>('id').filterWhere('estado', '=', 'ACTIVO').as('activos'),
      eb.fn.count<number>('id').filterWhere('rol', '=', 'CLIENT').as('clientes'),
      eb.fn.count<number>('id').filterWhere('rol', '=', 'ADMIN').as('administradores'),
      sql<number | null>`case when count(*) filter (where ${esAdministradorActivo}) = 1
        then max(id) filter (where ${esAdministradorActivo}) end`.as('ultimoAdministrador'),
    ])
    .executeTakeFirstOrThrow();
  return { estadisticas, ultimoAdministrador };
}
