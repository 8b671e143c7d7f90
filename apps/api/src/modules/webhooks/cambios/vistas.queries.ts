import type { Evento } from '@remanso/contract/sistema/webhooks.rules';
import { anyOf } from '../../../database/any-of.ts';
import type { Tx } from '../../../database/transaction.ts';
import type { Clock } from '../../../platform/clock.ts';
import { clienteDeFila } from '../../clientes/clientes.queries.ts';
import { leerEsperasDelMostrador } from '../../esperas/fila.queries.ts';
import {
  reservaDelMostradorDeFila,
  selectReservas,
  type FilaDeReserva,
} from '../../reservas-leidas/reservas.queries.ts';
import { pagoDeFila, selectPagos } from '../../reservas/pagos/pagos.queries.ts';

/** The view that the desk has of a row, with the ids of its booking and its person. */
export interface Vista {
  datos: object;
  reservaId: number | null;
  usuarioId: number | null;
}

type Vistas = Map<number, Vista>;

/** Reads bookings by their ids. */
export function leerReservas(
  tx: Tx,
  clock: Clock,
  ids: readonly number[],
): Promise<FilaDeReserva[]> {
  return selectReservas(tx, clock.now()).where('r.id', '=', anyOf(ids)).execute();
}

export function vistaDeReserva(fila: FilaDeReserva, timeZone: string): Vista {
  return {
    datos: reservaDelMostradorDeFila(fila, timeZone),
    reservaId: fila.id,
    usuarioId: fila.cliente_id,
  };
}

/** Reads what the desk sees of the rows that an evento which is about no booking is told of. */
export const VISTAS: Partial<
  Record<Evento, (tx: Tx, clock: Clock, ids: readonly number[]) => Promise<Vistas>>
> = {
  'pago.registrado': leerPagos,
  'pago.anulado': leerPagos,
  'cliente.creado': leerClientes,
  'espera.ofrecida': leerOfertas,
};

async function leerPagos(tx: Tx, { timeZone }: Clock, ids: readonly number[]): Promise<Vistas> {
  const filas = await selectPagos(tx)
    .leftJoin('reservas as r', 'r.id', 'p.reserva_id')
    .leftJoin('abonos_vendidos as v', 'v.id', 'p.abono_vendido_id')
    .select(({ fn }) => fn.coalesce('r.usuario_id', 'v.usuario_id').as('duenio_id'))
    .where('p.id', '=', anyOf(ids))
    .execute();
  return new Map(
    filas.map((fila) => [
      fila.id,
      {
        datos: pagoDeFila(fila, timeZone),
        reservaId: fila.reserva_id,
        usuarioId: fila.duenio_id,
      },
    ]),
  );
}

async function leerClientes(tx: Tx, _clock: Clock, ids: readonly number[]): Promise<Vistas> {
  const filas = await tx
    .selectFrom('usuarios')
    .select(['id', 'nombre', 'apellido', 'email', 'telefono', 'genero', 'estado', 'nota'])
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(
    filas.map((fila) => [
      fila.id,
      { datos: clienteDeFila(fila), reservaId: null, usuarioId: fila.id },
    ]),
  );
}

async function leerOfertas(tx: Tx, clock: Clock, ids: readonly number[]): Promise<Vistas> {
  const esperas = await leerEsperasDelMostrador(tx, clock, ids);
  return new Map(
    esperas.map((espera) => [
      espera.id,
      { datos: espera, reservaId: null, usuarioId: espera.cliente.id },
    ]),
  );
}
