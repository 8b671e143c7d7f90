import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { borrarToken, listarTokens } from '@remanso/contract/sistema/tokens.contract';
import { expect, onTestFinished, test } from 'vitest';
import type { Persona } from '../../../test/support/builders.ts';
import type { Caller } from '../../../test/support/client.ts';
import { moveTo } from '../../../test/support/personas.ts';
import { programaDe } from '../../../test/support/programas/tokens-de-escena.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

const app = useTestApp();
const INFORME = '/informes?desde=2026-09-01&hasta=2026-09-30';

const ask = async (as: Caller, path: string) => (await app.send('GET', path, { as })).status;

/** Returns the counts that the owner sees beside each token. */
async function pedidosDe(admin: Persona) {
  const { tokens } = await app.make(listarTokens, { as: admin });
  return tokens.map(({ pedidos }) =>
    pedidos.map(({ fecha, llamada, veces }) => `${fecha} ${llamada}: ${veces}`),
  );
}

test('what a program is answered is counted by day and call, beside its token', async () => {
  const { admin, ana, franja } = await world(app, { clientes: ['ana'] });
  const one = await programaDe(app, admin, ['clientes:leer', 'informes:leer', 'reservas:escribir']);
  const other = await programaDe(app, admin, ['informes:leer']);
  expect(await pedidosDe(admin)).toEqual([[], []]);

  await ask(one, INFORME);
  for (const path of ['/clientes', '/clientes?prefijo=ana', `/clientes/${ana.id}/resumen`])
    expect(await ask(one, path)).toBe(200);
  await moveTo(app, '2026-10-02T00:00:00', admin);
  await app.make(crearReserva, {
    as: one,
    body: { franjaId: franja('10:00'), clienteId: ana.id },
  });
  // An answer that is streamed, one that is refused, one that does not exist, and a public one.
  expect(await ask(other, '/informes/clientes.csv?desde=2026-09-01&hasta=2026-09-30')).toBe(200);
  expect(await ask(other, '/clientes')).toBe(403);
  expect(await ask(one, '/clientes/999999/resumen')).toBe(404);
  expect(await ask(one, '/centro')).toBe(200);

  expect(await pedidosDe(admin)).toEqual([
    [
      '2026-10-02 POST /reservas: 1',
      '2026-10-01 GET /clientes: 2',
      '2026-10-01 GET /clientes/{id}/resumen: 1',
      '2026-10-01 GET /informes: 1',
    ],
    ['2026-10-02 GET /informes/clientes.csv: 1'],
  ]);
});

test('requests that come together are all counted, and nothing that a person asks for', async () => {
  const { admin } = await world(app);
  const programa = await programaDe(app, admin, ['informes:leer']);
  const together = Array.from({ length: 20 }, (_, n) => ask(n % 2 ? programa : admin, INFORME));
  expect(new Set(await Promise.all(together))).toEqual(new Set([200]));
  expect(await pedidosDe(admin)).toEqual([['2026-10-01 GET /informes: 10']]);
  await app.make(borrarToken, { as: admin, params: { id: programa.id } });
  expect(await ask(programa, INFORME)).toBe(401);
  expect(await pedidosDe(admin)).toEqual([]);
});

test('a program is answered also where it cannot be counted, and the log says so', async () => {
  const { admin } = await world(app);
  const programa = await programaDe(app, admin, ['informes:leer']);
  const { pool } = app.database;
  await pool.query('alter table pedidos_por_dia rename to otra');
  onTestFinished(async () => void (await pool.query('alter table otra rename to pedidos_por_dia')));
  expect(await ask(programa, INFORME)).toBe(200);
  expect(JSON.stringify(app.logs)).toContain('pedidos por día');
});
