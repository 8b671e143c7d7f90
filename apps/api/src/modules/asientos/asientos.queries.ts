import type { InferResult } from 'kysely';
import type { Asiento } from '@remanso/contract/asientos.contract';
import type { Executor } from '../../database/transaction.ts';
import { camposDePagina } from '../../platform/campos-de-pagina.ts';

function selectAsientos(db: Executor) {
  return db
    .selectFrom('asientos as a')
    .innerJoin('reservas as r', 'r.id', 'a.reserva_id')
    .select(['a.id', 'a.reserva_id', 'a.es_titular', 'a.nombre', 'a.sexo', 'r.usuario_id'])
    .orderBy('a.id');
}

type FilaDeAsiento = InferResult<ReturnType<typeof selectAsientos>>[number];

function toAsiento(fila: FilaDeAsiento): Asiento {
  return {
    id: fila.id,
    reservaId: fila.reserva_id,
    esTitular: fila.es_titular,
    tipo: fila.es_titular ? 'TITULAR' : 'ACOMPANIANTE',
    nombre: fila.nombre,
    sexo: fila.sexo,
  };
}

/** With whose booking it is in, for the caller to decide whether it may be seen. */
export async function buscarAsiento(db: Executor, id: number) {
  const fila = await selectAsientos(db).where('a.id', '=', id).executeTakeFirst();
  return fila && { usuarioId: fila.usuario_id, asiento: toAsiento(fila) };
}

export async function leerAsiento(db: Executor, id: number): Promise<Asiento> {
  return toAsiento(await selectAsientos(db).where('a.id', '=', id).executeTakeFirstOrThrow());
}

export async function asientosDeReserva(db: Executor, reservaId: number): Promise<Asiento[]> {
  const filas = await selectAsientos(db).where('a.reserva_id', '=', reservaId).execute();
  return filas.map(toAsiento);
}

export async function asientosPorTipo(db: Executor, tipo: Asiento['tipo']): Promise<Asiento[]> {
  const filas = await selectAsientos(db)
    .where('a.es_titular', '=', tipo === 'TITULAR')
    .execute();
  return filas.map(toAsiento);
}

export async function paginaDeAsientos(
  db: Executor,
  { page, size }: { page: number; size: number },
) {
  const { total } = await db
    .selectFrom('asientos')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const filas = await selectAsientos(db)
    .limit(size)
    .offset(page * size)
    .execute();
  return { asientos: filas.map(toAsiento), ...camposDePagina({ page, size }, total) };
}
