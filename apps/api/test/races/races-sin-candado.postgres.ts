import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Tx } from '../../src/database/transaction.ts';
import { buscarFila } from '../../src/modules/reservas-leidas/ficha.queries.ts';
import { BOOKING_RACES } from './booking-races.ts';
import { CHANGE_RACES } from './change-races.ts';
import { CODE_RACES } from './code-races.ts';
import { ESPERA_RACES } from './espera-races.ts';
import { FILA_RACES } from './fila-races.ts';
import { MONEY_RACES } from './money-races.ts';
import { createRaceScene } from './race-scene.ts';
import { runRace } from './run-race.ts';
import { startSecondInstance } from '../support/start-second-instance.ts';
import { useTestApp } from '../support/test-app.ts';

/*
 * The negative control of races.postgres.ts: it runs some of those races without row locks,
 * database constraints and triggers. Each race must break here; a race that never breaks would
 * prove nothing there.
 */

vi.mock(import('../../src/modules/franjas/franjas.repository.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    // Reads the same row as the real `tomarFranja`, but does not lock it.
    tomarFranja: (tx: Tx, id: number) => original.buscarFranja(tx, id),
    async tomarFranjasDeReserva(tx: Tx, { reservaId }: { reservaId: number }) {
      const { rows } = await sql<{ id: number }>`
        select franja_id as id from reservas where id = ${reservaId}`.execute(tx);
      const franja = await original.buscarFranja(tx, rows[0]?.id ?? 0);
      return franja ? [franja] : [];
    },
  };
});

vi.mock(import('../../src/modules/reservas/reservas.repository.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    // Reads the same row as the real `tomarReserva`, but does not lock it.
    async tomarReserva(tx: Tx, id: number, ahora: string) {
      const fila = await buscarFila(tx, id, ahora);
      return fila && original.tomadaDeFila(fila);
    },
  };
});

vi.mock(import('../../src/modules/usuarios/usuarios.repository.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  tomarCuentaPropia: async () => true,
}));

vi.mock(import('../../src/modules/auth/codigos.repository.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  // Reads the same row as the real `tomarCodigo`, but does not lock it.
  tomarCodigo: (tx: Tx, email: string) =>
    tx.selectFrom('codigos').selectAll().where('email', '=', email).executeTakeFirst(),
}));

vi.mock(
  import('../../src/modules/reservas/tomar-franjas-de-personas.ts'),
  async (importOriginal) => ({
    ...(await importOriginal()),
    async tomarFranjasDePersonas(tx: Tx) {
      const franjas = await tx.selectFrom('franjas').select('id').execute();
      return new Set(franjas.map(({ id }) => id));
    },
  }),
);

const app = useTestApp();

const ROUNDS = 200;

let second: Awaited<ReturnType<typeof startSecondInstance>>;

beforeAll(async () => {
  second = await startSecondInstance(app);
  for (const statement of [
    'alter table franjas drop constraint franjas_ocupados_en_capacidad',
    'alter table franjas drop constraint franjas_retirada_vacia',
    'alter table reservas drop constraint reservas_pagado_check',
    'alter table franjas disable trigger user',
    'alter table asientos disable trigger user',
    'alter table reservas disable trigger user',
    'alter table reservas enable trigger reservas_con_plazo',
  ]) {
    await sql.raw(statement).execute(app.database.db);
  }
});

afterAll(() => second.stop());

test.each([
  ...BOOKING_RACES.filter(({ name }) =>
    /deleting the franja|lower capacity of the franja|who may hold two/.test(name),
  ),
  ...CHANGE_RACES.filter(({ name }) => name === 'cancelling against cancelling'),
  ...ESPERA_RACES.filter(({ name }) => /^accepting|lower capacity|blocking/.test(name)),
  ...FILA_RACES.filter(({ name }) => /^joining (against|two)/.test(name)),
  ...CODE_RACES.filter(({ name }) => /used (twice|four times)|wrong tries/.test(name)),
  ...MONEY_RACES.filter(({ name }) => /take all that is owed|annul one payment/.test(name)),
])('without row locks $name breaks', async (race) => {
  const { violations } = await runRace(race, {
    rounds: ROUNDS,
    seed: 1,
    origins: [app.origin, second.origin],
    openScene: await createRaceScene(app),
    untilBroken: true,
  });
  expect(violations).not.toEqual([]);
});
