import { sql } from 'kysely';
import type { EstadoDeReserva } from '@remanso/contract/reservas.rules';
import type { Executor } from '../../database/transaction.ts';
import { camposDePagina } from '../../platform/campos-de-pagina.ts';
import { selectReservas, type FilaDeReserva } from './reservas.queries.ts';

interface Pedido<R> {
  page: number;
  size: number;
  /** Only one person's. */
  usuarioId?: number;
  estado?: EstadoDeReserva | undefined;
  /** By their franjas, those to come first, instead of by when they were made; the newest first. */
  porFranja?: boolean;
  vista: (fila: FilaDeReserva) => R;
}

/** A page of all bookings, or of one person's. */
export async function leerPaginaDeReservas<R>(
  db: Executor,
  { page, size, usuarioId, estado, porFranja = false, vista }: Pedido<R>,
) {
  const deQuien =
    usuarioId === undefined ? sql<boolean>`true` : sql<boolean>`r.usuario_id = ${usuarioId}`;
  const enEstado = estado === undefined ? sql<boolean>`true` : sql<boolean>`r.estado = ${estado}`;
  const { total } = await db
    .selectFrom('reservas as r')
    .where(deQuien)
    .where(enEstado)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const filas = await selectReservas(db)
    .where(deQuien)
    .where(enEstado)
    .$if(porFranja, (query) => query.orderBy('f.inicio', 'desc'))
    .orderBy('r.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return { reservas: filas.map(vista), ...camposDePagina({ page, size }, total) };
}
