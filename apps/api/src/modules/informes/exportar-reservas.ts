import { asistenciaDe, type Asistencia } from '@remanso/contract/reserva/asistencia.rules';
import { fechaDe, horaDe, momentoEnZona } from '@remanso/contract/calendario';
import type { Periodo } from '@remanso/contract/seguimiento/informes.contract';
import { saldoDe } from '@remanso/contract/caja/pagos.rules';
import {
  CLIENTE_ELIMINADO,
  esNotaAutomatica,
  type EstadoDeReserva,
} from '@remanso/contract/reserva/reservas.rules';
import { sql, type InferResult } from 'kysely';
import type { Executor } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { estadoDerivado } from '../reservas-leidas/estado.queries.ts';
import { ABONO } from '../reservas-leidas/reservas.queries.ts';
import { enPaginas, escribirCsv, type Columnas, type Exportacion } from './escribir-csv.ts';

/** Writes the bookings of a period, in the order of their franjas (rules §15.4). */
export function exportarReservas(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { periodo, programa }: Exportacion,
) {
  const ahora = clock.now();
  const paginas = enPaginas<Fila>((ultima, cuantas) =>
    selectReservas(db, periodo, ahora)
      .$if(ultima !== undefined, (query) => query.where(tras(ultima as Fila)))
      .limit(cuantas)
      .execute(),
  );
  return escribirCsv(paginas, { columnas: columnas(clock.timeZone), programa });
}

const MARCAS = sql<(boolean | null)[]>`
  array(select a.presente from asientos a where a.reserva_id = r.id)`;

function selectReservas(db: Executor, { desde, hasta }: Periodo, ahora: string) {
  return db
    .selectFrom('reservas as r')
    .innerJoin('franjas as f', 'f.id', 'r.franja_id')
    .leftJoin('usuarios as u', 'u.id', 'r.usuario_id')
    .where('f.fecha', '>=', desde)
    .where('f.fecha', '<=', hasta)
    .select(['r.id', 'f.inicio', 'f.fin', 'r.precio_total as precioTotal', 'r.pagado', 'r.notas'])
    .select(ABONO.as('abono'))
    .select(['r.creada_en', 'u.nombre', 'u.apellido', 'u.email', 'u.telefono'])
    .select([estadoDerivado(ahora).as('estado'), MARCAS.as('marcas')])
    .orderBy('f.fecha')
    .orderBy('f.inicio')
    .orderBy('r.id');
}

type Fila = InferResult<ReturnType<typeof selectReservas>>[number];

/**
 * The SQL condition that a row comes after `inicio` and `id` in the order of the table. The
 * comparison of `f.fecha` is redundant, and lets PostgreSQL use the index by day.
 */
const tras = ({ inicio, id }: Fila) => sql<boolean>`
  f.fecha >= ${fechaDe(inicio)} and (f.inicio, r.id) > (${inicio}, ${id})`;

const ESTADOS: Record<EstadoDeReserva, string> = {
  PENDIENTE: 'Pendiente',
  CONFIRMADA: 'Confirmada',
  COMPLETADA: 'Completada',
  CANCELADA: 'Cancelada',
};
const ASISTENCIAS: Record<Asistencia, string> = {
  SIN_MARCAR: 'Sin marcar',
  VINO: 'Vino',
  PARCIAL: 'Vino en parte',
  NO_VINO: 'No vino',
};

const columnas = (zona: string): Columnas<Fila> => ({
  Reserva: ({ id }) => id,
  Fecha: ({ inicio }) => fechaDe(inicio),
  Desde: ({ inicio }) => horaDe(inicio),
  Hasta: ({ fin }) => horaDe(fin),
  Estado: ({ estado }) => ESTADOS[estado],
  Nombre: ({ nombre }) => nombre ?? CLIENTE_ELIMINADO,
  Apellido: ({ apellido }) => apellido,
  Email: ({ email }) => email,
  Teléfono: ({ telefono }) => telefono,
  Personas: ({ marcas }) => marcas.length,
  Precio: ({ precioTotal }) => precioTotal,
  // The sum of this column equals `reservado` in the informe of the same period.
  Reservado: ({ estado, precioTotal }) => (estado === 'CANCELADA' ? 0 : precioTotal),
  Pagado: ({ pagado }) => pagado,
  Saldo: (fila) => saldoDe(fila),
  Asistencia: ({ marcas }) => ASISTENCIAS[asistenciaDe(marcas)],
  Notas: ({ notas }) => (esNotaAutomatica(notas) ? '' : notas),
  'Reservada el': ({ creada_en: instante }) =>
    momentoEnZona(instante, zona).slice(0, 16).replace('T', ' '),
  Abono: ({ abono }) => abono,
});
