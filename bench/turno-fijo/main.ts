// Makes bookings and series of twelve dates for the desk, one after the other and in turns, and
// prints how long each takes and their ratio: `npm run bench:turno-fijo`.
import { DIAS_SEMANA, sumarDias } from '@remanso/contract/calendario';
import { crearConfig } from '@remanso/contract/centro/config.contract';
import { listarFranjas } from '@remanso/contract/franja/franjas.contract';
import { login } from '@remanso/contract/persona/auth.contract';
import { crearUsuario } from '@remanso/contract/persona/usuarios.contract';
import { crearHorariosBase } from '@remanso/contract/plan/horarios-base.contract';
import { tablaPorDefecto } from '@remanso/contract/precio/precios.rules';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { crearSerie, previsualizarSerie } from '@remanso/contract/serie/series.contract';
import { clientOf } from '../../apps/api/test/support/client.ts';
import { startTestPostgres } from '../../scripts/test-postgres.ts';
import { stopChild } from '../child-process.ts';
import { temporaryFolder } from '../prepare-engine.ts';
import { saveResult, type Figures } from '../save-result.ts';
import { startApp } from '../start-app.ts';
import { median } from '../median.ts';

const ADMIN = { email: 'duena@ejemplo.com', password: 'Secreta1' };
const DATES = 12;
/** The rounds of each franja: as many people as it fits, of whom one half books by series. */
const ROUNDS = 5;

const server = await startTestPostgres({ durable: true });
const { child, port } = await startApp(
  { databaseUrl: server.url, dataDir: temporaryFolder() },
  { LOG_LEVEL: 'error', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
);
const client = clientOf(`http://127.0.0.1:${port}`);
const admin = await client.make(login, { body: ADMIN });

let people = 0;
const franjas = await openCentre();
const times: Record<
  'one booking' | 'twelve dates' | 'twelve dates, their days made' | 'preview',
  number[]
> = {
  'one booking': [],
  'twelve dates': [],
  'twelve dates, their days made': [],
  preview: [],
};
for (const [n, franjaId] of franjas.entries()) {
  for (let round = 0; round < ROUNDS; round += 1) {
    await bookOne(franjaId);
    await bookTwelve(franjaId, n < 7 && round === 0);
  }
}
await stopChild(child);
await server.stop();

const one = median(times['one booking']);
const figures: Figures = {};
for (const [name, all] of Object.entries(times)) {
  const ms = median(all);
  figures[name] = { ms, ratio: ms / one };
  console.log(`${name}: ${ms.toFixed(2)} ms, ${(ms / one).toFixed(2)} bookings (${all.length})`);
}
saveResult('turno-fijo', figures);
process.exit();

/** Opens a centre for seven days with ten places a franja; returns franjas of seven days. */
async function openCentre(): Promise<number[]> {
  await client.make(crearConfig, {
    as: admin,
    body: {
      duracionBaseMin: 60,
      capacidadBase: 10,
      ventanaDias: 7,
      limiteCancelHoras: 6,
      preciosPorCapacidad: tablaPorDefecto(10),
    },
  });
  const tramos = [{ horaInicio: '08:00', horaFin: '22:00' }];
  const semana = DIAS_SEMANA.map((diaSemana) => ({ diaSemana, activo: true, tramos }));
  await client.make(crearHorariosBase, { as: admin, body: semana });
  const hoy = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);
  const dias = { desde: sumarDias(hoy, 1), hasta: sumarDias(hoy, 7) };
  const todas = await client.make(listarFranjas, { as: admin, query: dias });
  const hours = ['09:00', '12:00', '15:00', '18:00'];
  return hours.flatMap((hora) =>
    todas.filter(({ horaInicio }) => horaInicio === hora).map(({ id }) => id),
  );
}

async function newClient(): Promise<number> {
  const telefono = `381 555 ${(people += 1) + 1000}`;
  const body = { nombre: 'Ana', apellido: 'Paz', genero: 'FEMENINO' as const, telefono };
  return (await client.make(crearUsuario, { as: admin, body })).id;
}

async function bookOne(franjaId: number): Promise<void> {
  const body = { franjaId, clienteId: await newClient() };
  await timed('one booking', () => client.make(crearReserva, { as: admin, body }));
}

/** Makes a series of twelve dates; `days` is true where its days beyond the window are made. */
async function bookTwelve(franjaId: number, days: boolean): Promise<void> {
  const terminos = { franjaId, clienteId: await newClient(), cada: 1, veces: DATES };
  const { sello } = await timed('preview', () =>
    client.make(previsualizarSerie, { as: admin, body: terminos }),
  );
  await timed(days ? 'twelve dates, their days made' : 'twelve dates', () =>
    client.make(crearSerie, { as: admin, body: { ...terminos, sello } }),
  );
}

async function timed<T>(name: keyof typeof times, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  times[name].push(performance.now() - begun);
  return result;
}
