// Measures what the long lists of a centre with ten years of bookings cost, and for how long each
// list delays all other requests: `npm run bench:lists [-- --engine server|embedded]`.
// bench/README.md says how to read the table.
import { parseArgs } from 'node:util';
import { sumarDias } from '@remanso/contract/calendario';
import { TEN_YEARS, insertHistory } from '../../apps/api/test/support/database/insert-history.ts';
import { startTestPostgres } from '../../scripts/test-postgres.ts';
import { startChild, stopChild } from '../child-process.ts';
import { temporaryFolder, use } from '../prepare-engine.ts';
import type { DatabaseAddress } from '../sql-floor.child.ts';
import { saveResult, type Figures } from '../save-result.ts';
import { startApp } from '../start-app.ts';
import { measureList } from './measure-list.ts';

const { values } = parseArgs({
  options: { engine: { type: 'string', default: 'server' }, save: { type: 'boolean' } },
});
const server = values.engine === 'server' ? await startTestPostgres({ durable: true }) : undefined;
const address = { databaseUrl: server?.url, dataDir: temporaryFolder() };

const { admin, ana, hoy } = await fill(address);
const app = await startApp(address);
const origin = `http://127.0.0.1:${app.port}`;
const client = startChild('bench/lists/ask-once.child.ts');

const figures: Figures = {};
console.log('| call | bytes | ms | longest stop of others, ms |');
console.log('| --- | --: | --: | --: |');
for (const path of paths()) {
  const { token } = path.startsWith('/usuarios/mis-') ? ana : admin;
  const { bytes, milliseconds, stop } = await measureList(client, { origin, path, token });
  figures[path] = { bytes, ms: milliseconds, stopMs: stop };
  console.log(`| \`${path}\` | ${bytes} | ${milliseconds.toFixed(1)} | ${stop.toFixed(1)} |`);
}
await stopChild(client);
await stopChild(app.child);
await server?.stop();
saveResult('lists', figures);
process.exit();

function fill(where: DatabaseAddress) {
  return use(where, async ({ dependencies }) => {
    const { db, clock, tokens } = dependencies;
    const id = await insertHistory(db, { ...TEN_YEARS, hoy: clock.today() });
    const person = async (personId: number, rol: 'ADMIN' | 'CLIENT') => ({
      id: personId,
      token: await tokens.sign({ id: personId, rol, version: 1 }),
    });
    return {
      admin: await person(id, 'ADMIN'),
      ana: await person(id + 1, 'CLIENT'),
      hoy: clock.today(),
    };
  });
}

function paths(): string[] {
  const hace = (dias: number) => sumarDias(hoy, -dias);
  return [
    '/reservas/estado/completada',
    '/reservas/estado/completada?page=80&size=1000',
    '/reservas/estado/confirmada',
    '/reservas/estado/cancelada',
    '/reservas/todas?size=100',
    '/reservas/todas?page=5000&size=20',
    '/reservas/por-fecha?fecha=' + hace(7),
    '/reservas/franja/1000',
    '/asientos/tipo/titular',
    '/asientos/tipo/titular?page=80&size=1000',
    '/asientos/todos?page=7000&size=20',
    '/usuarios/todos',
    '/usuarios/todos?orden=nombre&size=20&page=10&prefijo=ana',
    '/usuarios/rol/client',
    `/franjas?desde=${hace(365)}&hasta=${hoy}`,
    `/franjas?desde=${hace(365)}&hasta=${hoy}&incluirDetalles=true`,
    `/franjas/por-fecha/${hace(7)}?incluirDetalles=true`,
    '/franjas/client/ventana',
    '/excepciones',
    '/clientes?size=100',
    '/clientes?size=100&prefijo=ana&page=3',
    `/clientes/${ana.id}/reservas?size=100`,
    '/usuarios/mis-datos',
    `/informes?desde=${hace(364)}&hasta=${hoy}`,
    `/informes?desde=${hace(29)}&hasta=${hoy}`,
    `/informes/reservas.csv?desde=${hace(364)}&hasta=${hoy}`,
    `/informes/clientes.csv?desde=${hace(364)}&hasta=${hoy}`,
    '/actividad?size=100',
    '/actividad?page=2000&size=20',
    '/actividad?entidad=reservas&page=2000&size=20',
    '/actividad?accion=cancelarReserva&page=200&size=20',
  ];
}
