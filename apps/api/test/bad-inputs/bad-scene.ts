import { enviarBienvenida } from '@remanso/contract/persona/clientes.contract';
import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import {
  crearBloqueo,
  crearFeriado,
  crearOverride,
} from '@remanso/contract/plan/excepciones.contract';
import {
  bloquearFranja,
  crearFranja,
  eliminarFranja,
  franjasPorFecha,
  generarFranjas,
} from '@remanso/contract/franja/franjas.contract';
import {
  anularMovimiento,
  cerrarCaja,
  reabrirCaja,
  registrarMovimiento,
} from '@remanso/contract/caja/caja.contract';
import { anularPago, registrarPago } from '@remanso/contract/caja/pagos.contract';
import type { TipoDePago } from '@remanso/contract/caja/pagos.rules';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import type { EstadoDeReserva } from '@remanso/contract/reserva/reservas.rules';
import { eliminarUsuario } from '@remanso/contract/persona/usuarios.contract';
import { inTransaction } from '../../src/database/transaction.ts';
import {
  guardarEnlace,
  gastarToken,
} from '../../src/modules/password-reset/password-reset.repository.ts';
import { insertarListaDePrecios } from '../../src/modules/listas-de-precios/listas-de-precios.repository.ts';
import { CONFIG, VIERNES, acompaniantes, type Persona } from '../support/builders.ts';
import {
  anotarMucho,
  crearClienteSinEmail,
  crearPersona,
  desactivar,
} from '../support/personas.ts';
import { beginOnce } from '../support/database/begin-once.ts';
import { START, type TestApp } from '../support/test-app.ts';
import { compartirLaDeHoy } from './scene/compartir-la-de-hoy.ts';
import { darCodigos } from './scene/dar-codigos.ts';
import { hacerUnaSerie } from './scene/hacer-una-serie.ts';
import { ponerAEsperar } from './scene/poner-a-esperar.ts';
import { venderAbonos } from './scene/vender-abonos.ts';
import { traerDeAntes } from './scene/traer-de-antes.ts';
import { programaDe, tokensDeEscena } from '../support/programas/tokens-de-escena.ts';
import { webhooksDeEscena } from '../support/programas/webhooks-de-escena.ts';
import { llenarDeTelefonos } from '../support/llenar-de-telefonos.ts';
import { world, type World } from '../support/world.ts';
import type { Sender } from './bad-input.ts';

/** The ids of things, and the tokens of links, by the name of their placeholder. */
type Things = Record<string, number | string | undefined>;

export interface BadScene {
  things: Things;
  personas: Partial<Record<Sender, { token: string }>>;
}

const HOY = START.slice(0, 10);
const SABADO = '2026-10-03';
const LUNES = '2026-10-05';
const MARTES = '2026-10-06';
const LEJOS = '2026-10-09';

const CLIENTES = ['ana', 'luis', 'inactiva', 'borrada'] as const;
type De = (typeof CLIENTES)[number];
type Hecha = [de: De, con?: number, estado?: EstadoDeReserva];

/** The franjas of the scene, each with its day, its hour and the bookings that are made in it. */
const FRANJAS: Record<string, [dia: string, hora: string, reservas?: Record<string, Hecha>]> = {
  franjaCompletada: [HOY, '08:00', { completada: ['ana'] }],
  franjaComenzada: [HOY, '09:00', { canceladaComenzada: ['luis', 0, 'CANCELADA'] }],
  franjaEnCurso: [HOY, '11:00', { enCurso: ['ana', 1] }],
  franjaDeHoy: [HOY, '16:00', { deHoy: ['ana', 1] }],
  franjaReservada: [VIERNES, '08:00', { reserva: ['ana', 2] }],
  franjaLibre: [VIERNES, '10:00'],
  franjaLlena: [VIERNES, '11:00', { deCuatro: ['luis', 3] }],
  franjaCompartida: [VIERNES, '16:00', { sinLugarAlLado: ['luis', 1], alLado: ['ana', 1] }],
  franjaDeDos: [VIERNES, '17:00'],
  franjaBloqueada: [VIERNES, '18:00', { canceladaBloqueada: ['ana', 0, 'CANCELADA'] }],
  franjaBajoBloqueo: [VIERNES, '19:00'],
  franjaCancelada: [SABADO, '08:00', { cancelada: ['ana', 1, 'CANCELADA'] }],
  franjaRetirada: [SABADO, '09:00'],
  franjaRepetida: [SABADO, '10:00', { canceladaRepetida: ['ana', 0, 'CANCELADA'], otra: ['ana'] }],
  franjaOcupada: [
    SABADO,
    '11:00',
    { canceladaSinCupo: ['ana', 0, 'CANCELADA'], todo: ['luis', 3] },
  ],
  franjaDeBorrada: [SABADO, '16:00', { canceladaDeBorrada: ['borrada', 0, 'CANCELADA'] }],
  franjaBloqueadaLuego: [SABADO, '17:00', { enBloqueada: ['ana'] }],
  franjaDeFeriado: [LUNES, '08:00', { canceladaSinTurno: ['ana', 0, 'CANCELADA'] }],
  franjaFueraDelPlan: [LUNES, '09:00', { enFeriado: ['luis', 1] }],
  franjaPendiente: [MARTES, '08:00', { pendiente: ['ana', 0, 'PENDIENTE'] }],
  franjaDeMartes: [MARTES, '09:00', { deMartes: ['ana'] }],
};

const RESERVAS = Object.values(FRANJAS).flatMap(([dia, hora, hechas = {}]) =>
  Object.entries(hechas).map(([name, [de, con, estado]]) => ({
    name,
    wanted: { de, hora, dia, estado, ...(con !== undefined && { con }) },
  })),
);

/** Opens a centre without configuration and without horario base. */
export async function openUnconfigured(app: TestApp): Promise<BadScene> {
  const admin = await app.enterAdmin();
  return { things: {}, personas: { admin, ana: await app.enterCliente('ana') } };
}

/**
 * Opens a centre with a thing for every refusal, such as a full franja. The clock is set to the
 * second at which `franjaEnCurso` begins. `franjaLejana` is on the first day beyond the window.
 */
export const openBadScene = beginOnce(async (app: TestApp): Promise<BadScene> => {
  app.clock.set('2026-07-30T19:00:00');
  const vencida = await crearPersona(app);
  app.clock.set(START);
  const reservas = RESERVAS.map(({ wanted }) => wanted);
  const centro = await world(app, { clientes: CLIENTES, reservas });
  const { admin, ana, luis, inactiva, borrada } = centro;
  // ULTIMO_ADMINISTRADOR is about active administrators, so this inactive one must not count.
  await desactivar(app, await crearPersona(app, { rol: 'ADMIN' }));
  await desactivar(app, inactiva);
  await app.make(eliminarUsuario, { as: admin, params: { id: borrada.id } });
  const personas = { admin, ana, luis, inactiva, borrada };
  const things: Things = { ...namesOf(centro), ...(await pedirEnlaces(app, personas)) };
  for (const [name, { id }] of Object.entries(personas)) things[name] = id;
  await app.database.db
    .updateTable('usuarios')
    .set({ email_confirmado: true })
    .where('id', '=', luis.id)
    .execute();
  const sinEmail = await crearClienteSinEmail(app);
  things['sinEmail'] = sinEmail;
  things['deUnPrograma'] = await crearClienteDePrograma(app);
  const programa = await programaDe(app, admin, ['agenda:leer']);
  const reservador = await programaDe(app, admin, ['reservas:escribir']);
  await tokensDeEscena(app, admin).fillTokens();
  things['envioApagado'] = await webhooksDeEscena(app).fillWebhooks();
  things['webhook'] = 1;
  for (const id of [sinEmail, inactiva.id]) await anotarMucho(app, id);
  things['avisoEnCurso'] = await avisoEnCurso(app, personas);
  things['recordatorioVencido'] = await recordatorioVencido(app, ana.id, things['cancelada']);
  things['franjaLejana'] = await prepararElCalendario(app, admin, centro.franja);
  await app.make(crearReserva, {
    as: luis,
    body: { franjaId: centro.franja('17:00'), acompaniantes: acompaniantes(1) },
    headers: { 'idempotency-key': 'usada' },
  });
  Object.assign(things, await reservarAyer(app, personas));
  Object.assign(things, await mezclarPagos(app, admin, things));
  Object.assign(things, await moverLaCaja(app, admin));
  Object.assign(things, await ponerAEsperar(app, { admin, ana }, centro.franja));
  Object.assign(things, await venderAbonos(app, { admin, ana, luis }, centro.franja));
  Object.assign(things, await hacerUnaSerie(app, { admin, ana }, centro.franja));
  things['secreto'] = await compartirLaDeHoy(app, ana, things);
  Object.assign(things, await traerDeAntes(app));
  await llenarDeTelefonos(app, personas.luis);
  things['listaEnVigor'] = await listaDesde(app, HOY);
  await listaDesde(app, '2026-12-01');
  app.clock.set(`${HOY}T11:00:00`);
  Object.assign(things, await darCodigos(app, { admin, luis }));
  // A token's first use is noted, also that of a call which is then refused.
  await app.database.db.updateTable('tokens').set({ ultimo_uso: app.clock.instant() }).execute();
  return { things, personas: { ...personas, vencida, programa, reservador } };
});

/** Returns the ids of the franjas, the bookings and some asientos (`reservaTitular`) by name. */
function namesOf({ franja, reservas }: World<De, { de: De; hora: string }[]>): Things {
  const things: Things = {};
  for (const [name, [dia, hora]] of Object.entries(FRANJAS)) things[name] = franja(hora, dia);
  for (const [index, { name }] of RESERVAS.entries()) {
    const { id, participantes = [] } = reservas[index] ?? {};
    const asiento = (titular: boolean) =>
      participantes.find(({ esTitular }) => esTitular === titular)?.asientoId;
    things[name] = id;
    things[`${name}Titular`] = asiento(true);
    things[`${name}Acompaniante`] = asiento(false);
  }
  return things;
}

/** Creates reset links that are no longer valid: a used, an expired and a replaced one. */
async function pedirEnlaces(app: TestApp, { ana, luis, admin }: Record<string, Persona>) {
  const pedir = (persona: Persona | undefined, venceEn: string) =>
    inTransaction(app.dependencies.db, (tx) =>
      guardarEnlace(tx, { usuarioId: persona?.id ?? 0, venceEn }),
    );
  const MANANA = '2026-10-02T00:00:00Z';
  const enlaceUsado = await pedir(ana, MANANA);
  await inTransaction(app.dependencies.db, (tx) =>
    gastarToken(tx, enlaceUsado, app.clock.instant()),
  );
  const enlaceVencido = await pedir(luis, app.clock.instant());
  const enlaceReemplazado = await pedir(admin, MANANA);
  await pedir(admin, MANANA);
  return { enlaceUsado, enlaceVencido, enlaceReemplazado };
}

/** Books for two in a franja of yesterday, whose bookings the desk may no longer correct. */
async function reservarAyer(app: TestApp, { admin, luis }: { admin: Persona; luis: Persona }) {
  const { franja } = await app.make(crearFranja, {
    as: admin,
    body: { inicio: `${HOY}T21:00:00`, fin: `${HOY}T22:00:00`, capacidadEfectiva: 4 },
  });
  const { id, participantes } = await app.make(crearReserva, {
    as: admin,
    body: { franjaId: franja.id, clienteId: luis.id, acompaniantes: acompaniantes(1) },
  });
  const ayer = { inicio: '2026-09-30T21:00:00', fin: '2026-09-30T22:00:00' };
  await app.database.db.updateTable('franjas').set(ayer).where('id', '=', franja.id).execute();
  return { deAyer: id, deAyerAcompaniante: participantes[1]?.asientoId };
}

/** Records movements of cash, and closes two days, one of which is reopened. */
async function moverLaCaja(app: TestApp, as: Persona) {
  const mover = async () => {
    const body = { tipo: 'RETIRO', monto: 1_000, motivo: 'Al banco' } as const;
    return (await app.make(registrarMovimiento, { as, body })).id;
  };
  const cerrar = async (fecha: string) => {
    const contado = { EFECTIVO: 0, TRANSFERENCIA: 0, TARJETA: 0, OTRO: 0 };
    return (await app.make(cerrarCaja, { as, body: { fecha, contado } })).id;
  };
  const movimiento = await mover();
  const movimientoAnulado = await mover();
  const body = { motivo: 'Se anotó dos veces' };
  await app.make(anularMovimiento, { as, params: { id: movimientoAnulado }, body });
  const cierre = await cerrar('2026-09-30');
  const cierreReabierto = await cerrar('2026-09-29');
  await app.make(reabrirCaja, { as, params: { id: cierreReabierto }, body });
  return { movimiento, movimientoAnulado, cierre, cierreReabierto };
}

/** Records payments, refunds (DEVOLUCION) and an annulled payment; returns their ids by name. */
async function mezclarPagos(app: TestApp, as: Persona, { reserva, deCuatro, todo }: Things) {
  const mover = async (id: unknown, tipo: TipoDePago, monto: number, clave?: string) => {
    const { pago } = await app.make(registrarPago, {
      as,
      params: { id: Number(id) },
      body: { tipo, monto, medio: 'EFECTIVO' },
      ...(clave !== undefined && { headers: { 'idempotency-key': clave } }),
    });
    return pago.id;
  };
  const pago = await mover(reserva, 'PAGO', 1_000, 'pagada');
  const pagoAnulado = await mover(reserva, 'PAGO', 5_000);
  const body = { motivo: 'Se anotó dos veces' };
  await app.make(anularPago, { as, params: { id: pagoAnulado }, body });
  const pagoDevuelto = await mover(deCuatro, 'PAGO', 1_000);
  await mover(deCuatro, 'DEVOLUCION', 1_000);
  await mover(todo, 'PAGO', 60_000);
  const devolucionCobrada = await mover(todo, 'DEVOLUCION', 500);
  await mover(todo, 'PAGO', 500);
  return { pago, pagoAnulado, pagoDevuelto, devolucionCobrada };
}

/** Inserts a list of prices from the day `desde`, which may be in the past; returns the id. */
const listaDesde = (app: TestApp, desde: string): Promise<number> =>
  inTransaction(app.dependencies.db, (tx) => insertarListaDePrecios(tx, { ...CONFIG, desde }));

/** Creates an aviso, which stays unsent because no mail worker runs; returns the id. */
async function avisoEnCurso(app: TestApp, { admin, ana }: { admin: Persona; ana: Persona }) {
  await app.make(enviarBienvenida, { as: admin, params: { id: ana.id } });
  const { id } = await app.database.db.selectFrom('avisos').select('id').executeTakeFirstOrThrow();
  return id;
}

/** Inserts a reminder that was sent about a booking which is now cancelled; returns the id. */
async function recordatorioVencido(app: TestApp, usuarioId: number, reserva: unknown) {
  const en = app.clock.instant();
  const { id } = await app.database.db
    .insertInto('avisos')
    .values({
      tipo: 'recordatorio',
      para: 'ana@ejemplo.com',
      usuario_id: usuarioId,
      reserva_id: Number(reserva),
      datos: JSON.stringify({
        nombre: 'Ana',
        inicio: `${SABADO}T08:00:00`,
        fin: `${SABADO}T09:00:00`,
        nombres: ['Ana Paz'],
        precioTotal: 20_000,
        cancelableHasta: `${SABADO}T08:00:00`,
        secuencia: 1,
      }),
      creado_en: en,
      vence_en: en,
      enviado_en: en,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Blocks, withdraws and generates franjas; returns the id of a franja beyond the window. */
async function prepararElCalendario(
  app: TestApp,
  as: Persona,
  franja: (hora: string, dia: string) => number,
) {
  // Ana has as many bookings to come as this limit allows.
  await app.make(actualizarConfig, { as, body: { ...CONFIG, maxReservasActivas: 7 } });
  await app.make(bloquearFranja, { as, params: { id: franja('18:00', VIERNES) } });
  await app.make(bloquearFranja, { as, params: { id: franja('17:00', SABADO) } });
  await app.make(eliminarFranja, { as, params: { id: franja('09:00', SABADO) } });
  const elViernes = { fechaDesde: VIERNES, fechaHasta: VIERNES };
  const aLasSiete = { horaInicio: '19:00', horaFin: '20:00' };
  await app.make(crearBloqueo, { as, body: { ...elViernes, ...aLasSiete } });
  for (const fecha of [LUNES, '2026-12-08']) {
    await app.make(crearFeriado, { as, body: { fecha, descripcion: 'Feriado' } });
  }
  await app.make(crearOverride, { as, body: { fecha: '2026-12-09', tramos: [] } });
  await app.make(generarFranjas, { as, query: { desde: LEJOS, hasta: LEJOS } });
  const [lejana] = await app.make(franjasPorFecha, { as, params: { fecha: LEJOS } });
  return lejana?.id;
}

/** Adds a client whose e-mail a program wrote and nobody has confirmed; resolves to the id. */
async function crearClienteDePrograma(app: TestApp): Promise<number> {
  const { id } = await crearPersona(app);
  const { db } = app.database;
  await db.updateTable('usuarios').set({ email_de_programa: true }).where('id', '=', id).execute();
  return id;
}
