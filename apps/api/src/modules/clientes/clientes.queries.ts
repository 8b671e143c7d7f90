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

/** Returns a page of the clients that are found, and how many clients there are of each estado. */
export async function listarClientes(db: Executor, { prefijo = '', ...pedido }: PedidoDeClientes) {
  const cuales = coincideCon(prefijo);
  // All is counted in one pass over the clients, while the page is read.
  const contar = clientesDe(db)
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.count<number>('id').filterWhere('estado', '=', 'ACTIVO').as('activos'),
      eb.fn.count<number>('id').filterWhere(cuales).as('encontrados'),
    ])
    .executeTakeFirstOrThrow();
  const { page, size } = pedido;
  const leer = leerFilas(clientesDe(db).where(cuales), { limit: size, offset: page * size });
  const [clientes, { encontrados, ...cuentas }] = await Promise.all([leer, contar]);
  const inactivos = cuentas.total - cuentas.activos;
  return { clientes, ...camposDePagina(pedido, encontrados), ...cuentas, inactivos };
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
  const encontrados = clientesDe(db).where(puedeSer(completo, telefono));
  return readPage(pedido, {
    read: (limits) => leerFilas(encontrados, limits),
    count: () => countRows(db, encontrados),
  });
}

const clientesDe = (db: Executor) => db.selectFrom('usuarios').where('rol', '=', 'CLIENT');

async function leerFilas(
  encontrados: ReturnType<typeof clientesDe>,
  { limit, offset }: { limit: number; offset: number },
): Promise<Cliente[]> {
  const filas = await encontrados
    .select(['id', 'nombre', 'apellido', 'email', 'telefono', 'genero', 'estado', 'nota'])
    .select('email_de_programa')
    .orderBy('nombre_busqueda')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return filas.map(clienteDeFila);
}

type FilaDeCliente = Omit<Cliente, 'activo' | 'emailPorConfirmar'> &
  Pick<FilaDeUsuario, 'estado'> &
  Partial<Pick<FilaDeUsuario, 'email_de_programa'>>;

export function clienteDeFila(fila: FilaDeCliente): Cliente {
  const { id, nombre, apellido, email, telefono, genero, nota } = fila;
  return {
    id,
    nombre,
    apellido,
    email,
    ...(fila.email_de_programa && { emailPorConfirmar: true }),
    telefono,
    genero,
    nota,
    activo: fila.estado === 'ACTIVO',
  };
}
