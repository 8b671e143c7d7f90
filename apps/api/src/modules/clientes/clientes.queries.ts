import type { RawBuilder } from 'kysely';
import type { Cliente } from '@remanso/contract/persona/clientes.contract';
import { countRows } from '../../database/count-rows.ts';
import type { Executor } from '../../database/transaction.ts';
import { camposDePagina, type PaginaPedida } from '../../platform/campos-de-pagina.ts';
import { readPage, type Page } from '../../platform/read-page.ts';
import { coincideCon, puedeSer } from '../usuarios/busqueda.queries.ts';
import type { FilaDeUsuario } from '../usuarios/usuarios.queries.ts';

interface PedidoDeClientes extends PaginaPedida {
  prefijo?: string | undefined;
}

export async function listarClientes(db: Executor, { prefijo = '', ...pedido }: PedidoDeClientes) {
  const clientes = db.selectFrom('usuarios').where('rol', '=', 'CLIENT');
  const cuentas = await clientes
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.count<number>('id').filterWhere('estado', '=', 'ACTIVO').as('activos'),
      eb.fn.count<number>('id').filterWhere('estado', '=', 'INACTIVO').as('inactivos'),
    ])
    .executeTakeFirstOrThrow();
  const { elementos, total } = await leerPagina(db, pedido, coincideCon(prefijo));
  return { clientes: elementos, ...camposDePagina(pedido, total), ...cuentas };
}

interface PedidoDeParecidos extends PaginaPedida {
  nombre?: string | undefined;
  apellido?: string | undefined;
  telefono?: string | undefined;
}

/**
 * Returns a page of the parecidos: clients who may be the person that somebody is about to create
 * an account for.
 */
export function buscarParecidos(
  db: Executor,
  { nombre = '', apellido = '', telefono = '', ...pedido }: PedidoDeParecidos,
): Promise<Page<Cliente>> {
  const completo = nombre && apellido ? `${nombre} ${apellido}` : '';
  return leerPagina(db, pedido, puedeSer(completo, telefono));
}

function leerPagina(
  db: Executor,
  pedido: PaginaPedida,
  cuales: RawBuilder<boolean>,
): Promise<Page<Cliente>> {
  const encontrados = db.selectFrom('usuarios').where('rol', '=', 'CLIENT').where(cuales);
  return readPage(pedido, {
    async read({ limit, offset }) {
      const filas = await encontrados
        .select(['id', 'nombre', 'apellido', 'email', 'telefono', 'genero', 'estado', 'nota'])
        .orderBy('nombre_busqueda')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return filas.map(clienteDeFila);
    },
    count: () => countRows(db, encontrados),
  });
}

type FilaDeCliente = Omit<Cliente, 'activo'> & Pick<FilaDeUsuario, 'estado'>;

export function clienteDeFila(fila: FilaDeCliente): Cliente {
  const { id, nombre, apellido, email, telefono, genero, nota } = fila;
  return { id, nombre, apellido, email, telefono, genero, nota, activo: fila.estado === 'ACTIVO' };
}
