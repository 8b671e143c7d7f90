import { fechaDe, momentoEnZona } from '@remanso/contract/calendario';
import type { Periodo } from '@remanso/contract/seguimiento/informes.contract';
import { sql, type InferResult } from 'kysely';
import type { Executor } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { noVinoNadie, ocupaPlazas } from '../reservas-leidas/estado.queries.ts';
import { enPaginas, escribirCsv, type Columnas } from './escribir-csv.ts';

/**
 * Writes all clients in the order of their names, each with what they booked and paid in the period
 * (rules §15.4).
 */
export function exportarClientes(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  periodo: Periodo,
) {
  const ahora = clock.now();
  const paginas = enPaginas<Fila>((ultima, cuantas) =>
    selectClientes(db, periodo, ahora)
      .$if(ultima !== undefined, (query) => query.where(tras(ultima as Fila)))
      .limit(cuantas)
      .execute(),
  );
  return escribirCsv(paginas, columnas(clock.timeZone));
}

function selectClientes(db: Executor, { desde, hasta }: Periodo, ahora: string) {
  const ocupa = ocupaPlazas(ahora);
  return db
    .selectFrom('usuarios as u')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('reservas as r')
          .innerJoin('franjas as f', 'f.id', 'r.franja_id')
          .whereRef('r.usuario_id', '=', 'u.id')
          .where('f.fecha', '>=', desde)
          .where('f.fecha', '<=', hasta)
          .select([
            sql<number>`count(*) filter (where ${ocupa})`.as('reservas'),
            sql<number>`count(*) filter (where not ${ocupa})`.as('canceladas'),
            sql<number>`count(*) filter (where ${ocupa} and ${noVinoNadie})`.as('ausencias'),
            sql<number>`coalesce(sum(r.precio_total) filter (where ${ocupa}), 0)`.as('reservado'),
          ])
          .as('t'),
      (join) => join.onTrue(),
    )
    .where('u.rol', '=', 'CLIENT')
    .select(['u.id', 'u.nombre', 'u.apellido', 'u.email', 'u.telefono', 'u.estado'])
    .select(['u.creado_en', 'u.nombre_busqueda', 't.reservas', 't.canceladas', 't.ausencias'])
    .select('t.reservado')
    .select((eb) =>
      eb
        .selectFrom('reservas as r')
        .innerJoin('pagos as p', 'p.reserva_id', 'r.id')
        .whereRef('r.usuario_id', '=', 'u.id')
        .where('p.fecha', '>=', desde)
        .where('p.fecha', '<=', hasta)
        .select(sql<number>`coalesce(sum(p.neto), 0)`.as('cobrado'))
        .as('cobrado'),
    )
    .orderBy('u.nombre_busqueda')
    .orderBy('u.id');
}

type Fila = InferResult<ReturnType<typeof selectClientes>>[number];

const tras = ({ nombre_busqueda: nombre, id }: Fila) => sql<boolean>`
  (u.nombre_busqueda, u.id) > (${nombre}, ${id})`;

const columnas = (zona: string): Columnas<Fila> => ({
  Cliente: ({ id }) => id,
  Nombre: ({ nombre }) => nombre,
  Apellido: ({ apellido }) => apellido,
  Email: ({ email }) => email,
  Teléfono: ({ telefono }) => telefono,
  Cuenta: ({ estado }) => (estado === 'ACTIVO' ? 'Activa' : 'Inactiva'),
  'Registrado el': ({ creado_en: instante }) => fechaDe(momentoEnZona(instante, zona)),
  Reservas: ({ reservas }) => reservas,
  Canceladas: ({ canceladas }) => canceladas,
  Ausencias: ({ ausencias }) => ausencias,
  Reservado: ({ reservado }) => reservado,
  Cobrado: ({ cobrado }) => cobrado,
});
