import { CODIGOS_DE_ALERTA, type Alerta } from '@remanso/contract/sistema/salud.contract';
import type pg from 'pg';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { leerTrabajos } from '../../platform/jobs/trabajos-del-dia.repository.ts';
import { leerColas } from './metricas.queries.ts';

interface Options {
  token: string;
  db: Executor;
  pool: pg.Pool;
  clock: Pick<Clock, 'epoch'>;
  leerAlertas: () => Promise<Alerta[]>;
  /** Returns how many streams of `GET /eventos` are open. */
  eventosAbiertos: () => number;
}

/** The figures of one process, which Prometheus reads with `token`. */
export interface Metricas {
  token: string;
  /** Makes the app count each of its answers from now on. */
  observar(app: FastifyInstance): void;
  reservaHecha(): void;
  /** Returns all figures in the text format of Prometheus. */
  leer(): Promise<string>;
}

/** The bounds of the histogram of request durations, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function crearMetricas({
  token,
  db,
  pool,
  clock,
  leerAlertas,
  eventosAbiertos,
}: Options): Metricas {
  const register = new Registry();
  const registers = [register];
  const delProceso = medirProceso();

  const { requests, durations, reservas, rechazos } = crearCuentas(registers);
  const alLeer = crearMedidas(registers);

  async function medir(): Promise<void> {
    alLeer.eventos.set(eventosAbiertos());
    alLeer.conexiones.set({ estado: 'ocupada' }, pool.totalCount - pool.idleCount);
    alLeer.conexiones.set({ estado: 'libre' }, pool.idleCount);
    alLeer.conexiones.set({ estado: 'en-espera' }, pool.waitingCount);
    const [colas, trabajos, alertas] = await Promise.all([
      leerColas(db),
      leerTrabajos(db),
      leerAlertas(),
    ]);
    for (const codigo of CODIGOS_DE_ALERTA) {
      alLeer.alertas.set({ codigo }, alertas.some((alerta) => alerta.codigo === codigo) ? 1 : 0);
    }
    for (const { cola, porEnviar, fallidos, desde } of colas) {
      alLeer.cola.set({ cola, estado: 'por-enviar' }, porEnviar);
      alLeer.cola.set({ cola, estado: 'fallido' }, fallidos);
      const espera = desde === null ? 0 : Math.max(0, clock.epoch() - desde);
      alLeer.antiguedad.set({ cola }, espera / 1_000);
    }
    for (const { trabajo, hechoEn } of trabajos) {
      if (hechoEn !== null) alLeer.trabajos.set({ trabajo }, hechoEn / 1_000);
    }
  }

  return {
    token,
    observar(app) {
      app.addHook('onResponse', async (request, reply) => {
        // The label is the pattern of the route, not the address: patterns are few and contain no
        // secrets.
        const route = request.routeOptions.url ?? 'ninguna';
        const labels = { method: request.method, route, status: reply.statusCode };
        requests.inc(labels);
        durations.observe(labels, reply.elapsedTime / 1_000);
        if (reply.codigo !== undefined) rechazos.inc({ codigo: reply.codigo });
      });
    },
    reservaHecha: () => reservas.inc(),
    async leer() {
      // The figures of the process are returned even where the database cannot be reached.
      await medir().catch(alLeer.olvidar);
      return `${await register.metrics()}\n${await delProceso.metrics()}`;
    },
  };
}

let proceso: Registry | undefined;

/**
 * Returns the figures of the Node.js process. They are registered only once, because there is one
 * process for all apps.
 */
function medirProceso(): Registry {
  if (!proceso) {
    proceso = new Registry();
    collectDefaultMetrics({ register: proceso });
  }
  return proceso;
}

/** Creates the counters, whose values grow while the process runs. */
function crearCuentas(registers: Registry[]) {
  const requests = new Counter({
    name: 'remanso_http_requests_total',
    help: 'Pedidos respondidos',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'remanso_http_request_duration_seconds',
    help: 'Lo que tarda cada respuesta',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const reservas = new Counter({
    name: 'remanso_reservas_total',
    help: 'Reservas hechas',
    registers,
  });
  const rechazos = new Counter({
    name: 'remanso_rechazos_total',
    help: 'Pedidos rechazados, por su codigo',
    labelNames: ['codigo'],
    registers,
  });
  return { requests, durations, reservas, rechazos };
}

/** Creates the gauges, whose values are measured each time somebody reads the figures. */
function crearMedidas(registers: Registry[]) {
  const eventos = new Gauge({
    name: 'remanso_eventos_abiertos',
    help: 'Pantallas que miran los cambios en vivo',
    registers,
  });
  const conexiones = new Gauge({
    name: 'remanso_pool_conexiones',
    help: 'Conexiones con la base de datos, y pedidos que esperan una',
    labelNames: ['estado'],
    registers,
  });
  const cola = new Gauge({
    name: 'remanso_cola_trabajos',
    help: 'Lo que hay en cada cola',
    labelNames: ['cola', 'estado'],
    registers,
  });
  const antiguedad = new Gauge({
    name: 'remanso_cola_antiguedad_segundos',
    help: 'Desde hace cuánto espera lo más viejo de cada cola',
    labelNames: ['cola'],
    registers,
  });
  const trabajos = new Gauge({
    name: 'remanso_trabajo_ultima_vez_segundos',
    help: 'Cuándo se hizo cada trabajo por última vez, en segundos desde 1970',
    labelNames: ['trabajo'],
    registers,
  });
  const alertas = new Gauge({
    name: 'remanso_alertas',
    help: 'Las alertas de /salud: 1 mientras dura',
    labelNames: ['codigo'],
    registers,
  });
  const olvidar = () => {
    for (const medida of [cola, antiguedad, trabajos, alertas]) medida.reset();
  };
  return { eventos, conexiones, cola, antiguedad, trabajos, alertas, olvidar };
}
