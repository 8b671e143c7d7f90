import { fechaDe, momentoEnZona } from '@remanso/contract/calendario';
import { ROLES } from '@remanso/contract/persona/usuarios.rules';
import type { Periodo } from '@remanso/contract/seguimiento/informes.contract';
import { CLIENTE_ELIMINADO } from '@remanso/contract/reserva/reservas.rules';
import { sql, type InferResult } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import type { Executor } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import {
  CLIENTE_DEL_COBRO,
  COBRADO,
  esCobroDe,
  selectCobros,
} from '../reservas-leidas/cobros.queries.ts';
import { noVinoNadie, ocupaPlazas } from '../reservas-leidas/estado.queries.ts';
import { enPaginas, escribirCsv, type Columnas, type Exportacion } from './escribir-csv.ts';

/**
 * Writes all clients in the order of their names, each with what they booked and paid in the period.
 * Those who work at the centre and those who were erased follow where the period has something of
 * theirs, so that the columns of money sum up to the figures of the period (rules §15.4).
 */
export function exportarClientes(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { periodo, programa }: Exportacion,
) {
  const ahora = clock.now();
  const clientes = enPaginas<Fila>((ultima, cuantas) =>
    selectPersonas(db, periodo, ahora)
      .where('u.rol', '=', 'CLIENT')
      .$if(ultima !== undefined, (query) => query.where(tras(ultima as Fila)))
      .limit(cuantas)
      .execute(),
  );
  return escribirCsv(conLosDemas(clientes, { db, periodo, ahora }), {
    columnas: columnas(clock.timeZone),
    programa,
  });
}

interface Pedido {
  db: Executor;
  periodo: Periodo;
  ahora: string;
}

async function* conLosDemas(
  clientes: AsyncIterable<Fila[]>,
  { db, periodo, ahora }: Pedido,
): AsyncGenerator<(Fila | FilaDeEliminados)[]> {
  yield* clientes;
  const delCentro = await selectPersonas(db, periodo, ahora)
    .where('u.rol', '=', anyOf(ROLES.filter((rol) => rol !== 'CLIENT')))
    .execute();
  const eliminados = await leerEliminados(db, periodo, ahora);
  yield [...delCentro, eliminados].filter(
    ({ reservas, canceladas, cobrado }) => reservas + canceladas > 0 || cobrado !== 0,
  );
}

function selectPersonas(db: Executor, periodo: Periodo, ahora: string) {
  return db
    .selectFrom('usuarios as u')
    .innerJoinLateral(
      sumarReservas(db, periodo, ahora)
        .where(sql<boolean>`r.usuario_id = u.id`)
        .as('t'),
      (join) => join.onTrue(),
    )
    .select(['u.id', 'u.nombre', 'u.apellido', 'u.email', 'u.telefono', 'u.estado'])
    .select(['u.creado_en', 'u.nombre_busqueda', 't.reservas', 't.canceladas', 't.ausencias'])
    .select('t.reservado')
    .select(
      sql<number>`${sumarCobros(db, periodo).where(esCobroDe(sql.ref('u.id')))}`.as('cobrado'),
    )
    .orderBy('u.nombre_busqueda')
    .orderBy('u.id');
}

/** Returns in one row what all erased people booked and paid in the period. */
async function leerEliminados(db: Executor, periodo: Periodo, ahora: string) {
  const reservas = await sumarReservas(db, periodo, ahora)
    .where('r.usuario_id', 'is', null)
    .executeTakeFirstOrThrow();
  const cobros = await sumarCobros(db, periodo)
    .where(CLIENTE_DEL_COBRO, 'is', null)
    .executeTakeFirstOrThrow();
  return { ...NADIE, ...reservas, ...cobros };
}

function sumarReservas(db: Executor, { desde, hasta }: Periodo, ahora: string) {
  const ocupa = ocupaPlazas(ahora);
  return db
    .selectFrom('reservas as r')
    .innerJoin('franjas as f', 'f.id', 'r.franja_id')
    .where('f.fecha', '>=', desde)
    .where('f.fecha', '<=', hasta)
    .select([
      sql<number>`count(*) filter (where ${ocupa})`.as('reservas'),
      sql<number>`count(*) filter (where not ${ocupa})`.as('canceladas'),
      sql<number>`count(*) filter (where ${ocupa} and ${noVinoNadie})`.as('ausencias'),
      sql<number>`coalesce(sum(r.precio_total) filter (where ${ocupa}), 0)`.as('reservado'),
    ]);
}

const sumarCobros = (db: Executor, { desde, hasta }: Periodo) =>
  selectCobros(db)
    .where('p.fecha', '>=', desde)
    .where('p.fecha', '<=', hasta)
    .select(COBRADO.as('cobrado'));

const NADIE = {
  id: null,
  nombre: CLIENTE_ELIMINADO,
  apellido: null,
  email: null,
  telefono: null,
  estado: null,
  creado_en: null,
};
type FilaDeEliminados = Awaited<ReturnType<typeof leerEliminados>>;

type Fila = InferResult<ReturnType<typeof selectPersonas>>[number];

const tras = ({ nombre_busqueda: nombre, id }: Fila) => sql<boolean>`
  (u.nombre_busqueda, u.id) > (${nombre}, ${id})`;

const NOMBRE_DE_CUENTA = { ACTIVO: 'Activa', INACTIVO: 'Inactiva' } as const;

const columnas = (zona: string): Columnas<Fila | FilaDeEliminados> => ({
  Cliente: ({ id }) => id,
  Nombre: ({ nombre }) => nombre,
  Apellido: ({ apellido }) => apellido,
  Email: ({ email }) => email,
  Teléfono: ({ telefono }) => telefono,
  Cuenta: ({ estado }) => estado && NOMBRE_DE_CUENTA[estado],
  'Registrado el': ({ creado_en: en }) => (en === null ? null : fechaDe(momentoEnZona(en, zona))),
  Reservas: ({ reservas }) => reservas,
  Canceladas: ({ canceladas }) => canceladas,
  Ausencias: ({ ausencias }) => ausencias,
  Reservado: ({ reservado }) => reservado,
  Cobrado: ({ cobrado }) => cobrado,
});
