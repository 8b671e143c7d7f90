import { saldoDe } from '@remanso/contract/caja/pagos.rules';
import { sumarHoras } from '@remanso/contract/calendario';
import {
  ESTADOS_ACTIVOS,
  ESTADOS_DE_RESERVA,
  ESTADOS_QUE_OCUPAN,
  estadoEn,
  estadoHastaDe,
} from '@remanso/contract/reserva/reservas.rules';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { world } from '../../../test/support/world.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { VIERNES } from '../../../test/support/builders.ts';
import { estaActiva, estaEn, estadoDerivado, ocupaPlazas, vencida } from './estado.queries.ts';
import { debePorLoComenzado, hayQueDevolver, saldo } from './saldo.queries.ts';

/*
 * The SQL of this folder must derive the same estado and saldo of a booking as `estadoEn` and
 * `saldoDe` of the contract. These tests compare the results for random bookings at random moments.
 */

const app = useTestApp();
const INICIO = `${VIERNES}T08:00:00`;

const hora = fc.integer({ min: -3, max: 3 }).map((horas) => sumarHoras(INICIO, horas));
const guardada = fc.record({
  estado: fc.constantFrom(...ESTADOS_DE_RESERVA),
  seniaVence: fc.option(fc.integer({ min: -3, max: 0 }).map((horas) => sumarHoras(INICIO, horas))),
  /** The hours by which the booking's franja is moved after the booking was written. */
  corrida: fc.constantFrom(0, 0, 1),
  precioTotal: fc.constantFrom(0, 12_000, 36_000),
  pagado: fc.constantFrom(0, 12_000, 36_000),
});

type Guardada = typeof guardada extends fc.Arbitrary<infer T> ? T : never;

/**
 * Inserts a booking into the table directly, so that even combinations are tested that the API
 * never stores.
 */
async function escribir({ estado, seniaVence, corrida, precioTotal, pagado }: Guardada) {
  const { db } = app.database;
  const inicio = sumarHoras(INICIO, corrida);
  const fin = sumarHoras(inicio, 1);
  await db
    .updateTable('franjas')
    .set({ inicio: INICIO, fin: sumarHoras(INICIO, 1) })
    .execute();
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await tx.updateTable('reservas').set({ precio_total: precioTotal }).execute();
    await sql`update reservas set pagado = ${pagado}`.execute(tx);
  });
  const senia = { senia_vence: seniaVence, senia_porcentaje: seniaVence === null ? null : 50 };
  await db
    .updateTable('reservas')
    .set({ estado, ...senia })
    .execute();
  await db.updateTable('franjas').set({ inicio, fin }).execute();
  return { inicio, estadoHasta: estadoHastaDe({ estado, inicio, fin, seniaVence }) };
}

test('at any moment the database says of a booking what the rules say', async () => {
  const { db } = app.database;
  await world(app, { clientes: ['ana'], reservas: [{ de: 'ana', hora: '08:00' }] });
  await sql`delete from franjas where id not in (select franja_id from reservas)`.execute(db);
  await fc.assert(
    fc.asyncProperty(guardada, hora, async (reserva, ahora) => {
      const { inicio, estadoHasta } = await escribir(reserva);
      const dicho = await db
        .selectFrom('reservas as r')
        .innerJoin('franjas as f', 'f.id', 'r.franja_id')
        .select([
          'r.estado_hasta as estadoHasta',
          estadoDerivado(ahora).as('estado'),
          estaActiva(ahora).as('activa'),
          ocupaPlazas(ahora).as('ocupa'),
          vencida(ahora).as('vencida'),
          saldo(ahora).as('saldo'),
          debePorLoComenzado(ahora).as('debe'),
          hayQueDevolver(ahora).as('sobra'),
          ...ESTADOS_DE_RESERVA.map((cual) => estaEn(ahora, cual).as(cual)),
        ])
        .executeTakeFirstOrThrow();
      const estado = estadoEn({ estado: reserva.estado, estadoHasta }, ahora);
      const suSaldo = saldoDe({ ...reserva, estado });
      expect(dicho).toEqual({
        estadoHasta,
        estado,
        activa: (ESTADOS_ACTIVOS as readonly string[]).includes(estado),
        ocupa: (ESTADOS_QUE_OCUPAN as readonly string[]).includes(estado),
        vencida: reserva.estado === 'PENDIENTE' && estado === 'CANCELADA',
        saldo: suSaldo,
        debe: suSaldo > 0 && inicio <= ahora,
        sobra: suSaldo < 0,
        ...Object.fromEntries(ESTADOS_DE_RESERVA.map((cual) => [cual, cual === estado])),
      });
    }),
    { numRuns: 150 },
  );
});
