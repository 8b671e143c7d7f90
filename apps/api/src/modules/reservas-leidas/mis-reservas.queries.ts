import { fechaDe, mesDe } from '@remanso/contract/calendario';
import type { Executor } from '../../database/transaction.ts';
import { haEsperado } from './espera.queries.ts';
import { esperaSenia, estaActiva, estaEn } from './estado.queries.ts';
import {
  buscarProximaReserva,
  buscarQueEsperanSenia,
  reservaDeFila,
  type Vista,
} from './reservas.queries.ts';
import { sumarGastado } from './saldo.queries.ts';

/**
 * Returns a person's next active booking, the figures of all bookings of that person (rules §8.12),
 * and as `espero` whether the person has ever waited for places of a franja.
 */
export async function resumenDeMisReservas(
  db: Executor,
  { usuarioId, ahora }: { usuarioId: number; ahora: string },
  vista: Vista,
) {
  const mes = mesDe(fechaDe(ahora));
  const proxima = await buscarProximaReserva(db, usuarioId, ahora);
  const { esperan, espero, ...estadisticas } = await db
    .selectFrom('reservas as r')
    .innerJoin('franjas as f', 'f.id', 'r.franja_id')
    .where('r.usuario_id', '=', usuarioId)
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.count<number>('r.id').filterWhere(estaActiva(ahora)).as('activas'),
      eb.fn.count<number>('r.id').filterWhere(estaEn(ahora, 'COMPLETADA')).as('completadas'),
      eb.fn
        .count<number>('r.id')
        .filterWhere('f.fecha', '>=', mes.desde)
        .filterWhere('f.fecha', '<=', mes.hasta)
        .filterWhere((filtro) => filtro.not(estaEn(ahora, 'CANCELADA')))
        .as('esteMes'),
      sumarGastado(ahora).as('totalGastado'),
      eb.fn.count<number>('r.id').filterWhere(esperaSenia(ahora)).as('esperan'),
      haEsperado(usuarioId).as('espero'),
    ])
    .executeTakeFirstOrThrow();
  const filas = esperan > 0 ? await buscarQueEsperanSenia(db, usuarioId, ahora) : [];
  return {
    proxima: proxima ? reservaDeFila(proxima, vista) : null,
    esperanSenia: filas.map((fila) => reservaDeFila(fila, vista)),
    espero,
    estadisticas,
  };
}
