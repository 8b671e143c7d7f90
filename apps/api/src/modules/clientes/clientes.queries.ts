import type { Cliente } from '@remanso/contract/clientes.contract';
import { countRows } from '../../database/count-rows.ts';
import type { Executor } from '../../database/transaction.ts';
import { camposDePagina, type PaginaPedida } from '../../platform/campos-de-pagina.ts';
import { readPage } from '../../platform/read-page.ts';
import { coincideCon } from '../usuarios/busqueda.queries.ts';

interface PedidoDeClientes extends PaginaPedida {
  prefijo?: string | undefined;
}

export async function listarClientes(db: Executor, { prefijo = '', ...pedido }: PedidoDeClientes) {
  const clientes = db.selectFrom('usuarios').where('rol', '=', 'CLIENT');
  const encontrados = clientes.where(coincideCon(prefijo));
  const cuentas = await clientes
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.count<number>('id').filterWhere('estado', '=', 'ACTIVO').as('activos'),
      eb.fn.count<number>('id').filterWhere('estado', '=', 'INACTIVO').as('inactivos'),
    ])
    .executeTakeFirstOrThrow();
  const { elementos, total } = await readPage(pedido, {
    read: ({ limit, offset }) =>
      encontrados
        .select(['id', 'nombre', 'apellido', 'email', 'telefono', 'genero', 'estado'])
        .orderBy('nombre_busqueda')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute(),
    count: () => countRows(db, encontrados),
  });
  return {
    clientes: elementos.map(({ estado, ...fila }): Cliente => ({
      ...fila,
      activo: estado === 'ACTIVO',
    })),
    ...camposDePagina(pedido, total),
    ...cuentas,
  };
}
