import type { Executor } from '../../src/database/transaction.ts';

/** Reads the ids of the franjas on the calendar, under the moment at which each begins. */
export async function leerIdsDeFranjas(db: Executor): Promise<Map<string, number>> {
  const filas = await db
    .selectFrom('franjas')
    .select(['id', 'inicio'])
    .where('retirada', 'is', null)
    .execute();
  return new Map(filas.map(({ id, inicio }) => [inicio, id]));
}

export async function leerUltimoIdDeUsuario(db: Executor): Promise<number> {
  const { id } = await db
    .selectFrom('usuarios')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}
