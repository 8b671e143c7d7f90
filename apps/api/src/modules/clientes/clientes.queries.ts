import { sql } from 'kysely';
import type { Cliente } from '@remanso/contract/clientes.contract';
import type { Executor } from '../../database/transaction.ts';
import { camposDePagina } from '../../platform/campos-de-pagina.ts';
import { nombreBusqueda } from '../usuarios/usuarios.rules.ts';

interface Pedido {
  page: number;
  size: number;
  prefijo?: string | undefined;
}

/** `%` and `_` are plain characters: strpos knows no patterns (rules §4). */
export async function listarClientes(db: Executor, { page, size, prefijo = '' }: Pedido) {
  const clientes = db.selectFrom('usuarios').where('rol', '=', 'CLIENT');
  const encontrados = clientes.where(
    sql<boolean>`strpos(nombre_busqueda, ${nombreBusqueda(prefijo)}) > 0`,
  );
  const cuentas = await clientes
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.count<number>('id').filterWhere('estado', '=', 'ACTIVO').as('activos'),
      eb.fn.count<number>('id').filterWhere('estado', '=', 'INACTIVO').as('inactivos'),
    ])
    .executeTakeFirstOrThrow();
  const { cuantos } = await encontrados
    .select((eb) => eb.fn.countAll<number>().as('cuantos'))
    .executeTakeFirstOrThrow();
  const filas = await encontrados
    .select(['id', 'nombre', 'apellido', 'email', 'telefono', 'genero', 'estado'])
    .orderBy('nombre_busqueda')
    .orderBy('id')
    .limit(size)
    .offset(page * size)
    .execute();
  return {
    clientes: filas.map(({ estado, ...fila }): Cliente => ({
      ...fila,
      activo: estado === 'ACTIVO',
    })),
    ...camposDePagina({ page, size }, cuantos),
    ...cuentas,
  };
}
