import { DIAS_SEMANA, fechasEntre, sumarDias } from '@remanso/contract/calendario';
import { tablaPorDefecto } from '@remanso/contract/precio/precios.rules';
import type { Database } from '../apps/api/src/database/connect.ts';
import type { Dependencies } from '../apps/api/src/dependencies.ts';
import { guardarConfig } from '../apps/api/src/modules/config/cambios/guardar-config.ts';
import { franjasDeCliente } from '../apps/api/src/modules/franjas/franjas.queries.ts';
import { guardarHorariosBase } from '../apps/api/src/modules/horarios-base/cambios/guardar-horarios-base.ts';
import { crearReserva } from '../apps/api/src/modules/reservas/nueva/crear-reserva.ts';
import { createSession } from '../apps/api/src/platform/http/session.ts';
import type { Cliente } from '../apps/api/test/support/builders.ts';
import { crearPersona } from '../apps/api/test/support/personas.ts';
import { PLACES_IN_FRANJA, type BookingSupply, type CallPlan } from './calls.ts';

export interface Centro {
  clientes: Cliente[];
  /** The day, `YYYY-MM-DD`, that the measured calls ask for. Its 14 franjas are partly booked. */
  fecha: string;
}

const CLIENTES = 60;
const QUIENES_RESERVAN = 600;
const MAX_RESERVAS_ACTIVAS = 200;
const VENTANA_DIAS = 30;
const DIAS_CON_RESERVAS = 7;
const DIAS_DE_HISTORIA = 365;
const SEXOS = ['MASCULINO', 'FEMENINO', 'OTROS'] as const;

/**
 * Builds a configured centre with 60 clients, one year of past bookings, franjas for the next month
 * (14 a day) and bookings for the next seven days.
 */
export async function buildCentro(
  dependencies: Dependencies,
  pool: Database['pool'],
): Promise<Centro> {
  const hoy = dependencies.clock.today();
  const admin = await crearPersona({ dependencies }, { rol: 'ADMIN' });
  const clientes = await insertarClientes(dependencies, CLIENTES);
  const clienteIds = clientes.map(({ id }) => id);
  await insertHistory(pool, { hoy, clienteIds });
  await abrir(dependencies, admin.id);
  for (const dia of fechasEntre(sumarDias(hoy, 1), sumarDias(hoy, DIAS_CON_RESERVAS))) {
    await reservarDia(dependencies, dia, clienteIds);
  }
  await pool.query('vacuum (analyze)');
  return { clientes, fecha: sumarDias(hoy, 2) };
}

/**
 * Inserts what a load of bookings needs in a centre of `buildCentro`: 600 clients, so many that none
 * reaches MAX_RESERVAS_ACTIVAS, and franjas of which the load does not run out.
 */
export async function planBookings(
  dependencies: Dependencies,
  pool: Database['pool'],
): Promise<Extract<CallPlan, { call: 'booking' }>> {
  const supply = await insertSupply(dependencies, pool);
  const clientes = await insertarClientes(dependencies, QUIENES_RESERVAN);
  // Without this, PostgreSQL would plan for the few clients of before until it looks at the tables by
  // itself.
  await pool.query('vacuum (analyze)');
  return { call: 'booking', clientes, supply };
}

async function insertarClientes(dependencies: Dependencies, cuantos: number): Promise<Cliente[]> {
  const clientes: Cliente[] = [];
  for (let n = 0; n < cuantos; n += 1) clientes.push(await crearPersona({ dependencies }));
  return clientes;
}

async function abrir(dependencies: Dependencies, usuarioId: number): Promise<void> {
  await guardarConfig(dependencies, {
    usuarioId,
    accion: 'crearConfig',
    nueva: {
      duracionBaseMin: 60,
      capacidadBase: 4,
      ventanaDias: VENTANA_DIAS,
      limiteCancelHoras: 6,
      notificacionesActivas: false,
      preciosPorCapacidad: tablaPorDefecto(4),
      maxReservasActivas: MAX_RESERVAS_ACTIVAS,
    },
  });
  await guardarHorariosBase(dependencies, {
    usuarioId,
    accion: 'crearHorariosBase',
    semana: DIAS_SEMANA.map((diaSemana) => ({
      diaSemana,
      activo: true,
      tramos: [{ horaInicio: '07:00', horaFin: '21:00' }],
    })),
  });
}

/**
 * The sizes of a franja's bookings; the franjas of a day take these rows in turn. The rows fill
 * none, one, two, three and all four of a franja's places.
 */
const GRUPOS = [[], [1], [2], [1, 2], [2, 2]] as const;

const PERSONA = { rol: 'CLIENT', nombre: 'Persona', apellido: 'Uno', genero: 'OTROS' } as const;

async function reservarDia(
  dependencies: Dependencies,
  fecha: string,
  clienteIds: readonly number[],
): Promise<void> {
  const { db, clock } = dependencies;
  const franjas = await franjasDeCliente(db, { fechas: [fecha], ahora: clock.now() });
  for (const [n, franja] of franjas.entries()) {
    for (const [orden, personas] of (GRUPOS[n % GRUPOS.length] ?? []).entries()) {
      const usuarioId = clienteIds[(franja.id * 2 + orden) % clienteIds.length] as number;
      const acompaniante = { nombre: 'Sol Ríos', genero: SEXOS[n % SEXOS.length] ?? 'OTROS' };
      await crearReserva(dependencies, {
        session: createSession({ ...PERSONA, id: usuarioId }),
        clave: undefined,
        franjaId: franja.id,
        acompaniantes: [acompaniante].slice(0, personas - 1),
      });
    }
  }
}

/**
 * Inserts a year of fully booked days, so that PostgreSQL's planner works with the statistics of a
 * centre that has long been open.
 */
async function insertHistory(
  pool: Database['pool'],
  { hoy, clienteIds }: { hoy: string; clienteIds: readonly number[] },
): Promise<void> {
  await pool.query(
    `insert into franjas (inicio, fin, capacidad_efectiva, ocupados, origen)
    select hora, hora + interval '1 hour', 4, 4, 'GENERADA'
    from generate_series($1::timestamp, $2::timestamp, interval '1 hour') as hora
    where hora::time between '07:00' and '20:00'
    order by hora`,
    [sumarDias(hoy, -DIAS_DE_HISTORIA), hoy],
  );
  await pool.query(
    `insert into reservas (franja_id, usuario_id, estado, precio_total, creada_en)
    select id, ($1::bigint[])[1 + (id * 2 + orden) % $2], 'COMPLETADA', 36000, inicio
    from franjas, generate_series(0, 1) as orden
    order by id`,
    [clienteIds, clienteIds.length],
  );
  // The seats are inserted without their triggers: the triggers would count the seats of 5,000
  // franjas before the tables have any statistics.
  await pool.query(
    `begin;
    set local session_replication_role = replica;
    insert into asientos (reserva_id, es_titular, nombre, sexo)
    select id, titular, 'Persona', 'OTROS' from reservas, (values (true), (false)) as dos (titular)
    order by id;
    commit`,
  );
}

/** Inserts a franja for each minute of the nights after the booked week. */
async function insertSupply(
  { clock }: Pick<Dependencies, 'clock'>,
  pool: Database['pool'],
): Promise<BookingSupply> {
  const hoy = clock.today();
  const { rows } = await pool.query<{ id: number }>(
    `insert into franjas (inicio, fin, capacidad_efectiva, origen)
    select minuto, minuto + interval '1 minute', $3, 'MANUAL'
    from generate_series($1::timestamp, $2::timestamp - interval '1 minute', interval '1 minute') as minuto
    where minuto::time < '07:00' or minuto::time between '21:00' and '23:58'
    order by minuto
    returning id`,
    [sumarDias(hoy, DIAS_CON_RESERVAS + 1), sumarDias(hoy, VENTANA_DIAS + 1), PLACES_IN_FRANJA],
  );
  return { firstFranjaId: rows[0]?.id as number, franjas: rows.length };
}
