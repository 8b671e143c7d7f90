import { test } from 'vitest';
import { abrirCentro, crearPersona, verDia } from './testing/builders.ts';
import { useTestApp } from './testing/test-app.ts';
const app = useTestApp();
for (let i = 0; i < 4; i++)
test('t' + i, async () => {
  const t: [string, number][] = []; let p = performance.now();
  const mark = (s: string) => { t.push([s, Math.round(performance.now() - p)]); p = performance.now(); };
  await app.database.empty(); mark('empty');
  await abrirCentro(app); mark('abrir');
  const ana = await crearPersona(app); mark('persona');
  const [f] = await verDia(app, '2026-10-02', ana); mark('dia');
  await app.call('POST /reservas', { token: ana.token, body: { franjaId: f!.id } }); mark('reservar');
  for (let k = 0; k < 100; k++) await app.call('GET /auth/current', { token: ana.token }); mark('100 current');
  console.log(JSON.stringify(t));
});
