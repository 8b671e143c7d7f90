import { enviarBienvenida } from '@remanso/contract/clientes.contract';
import { actualizarConfig } from '@remanso/contract/config.contract';
import { crearBloqueo, crearFeriado, crearOverride } from '@remanso/contract/excepciones.contract';
import {
  bloquearFranja,
  eliminarFranja,
  franjasPorFecha,
  generarFranjas,
} from '@remanso/contract/franjas.contract';
import {
  cambiarEstadoDeReserva,
  cancelarReserva,
  crearReserva,
} from '@remanso/contract/reservas.contract';
import { eliminarUsuario } from '@remanso/contract/usuarios.contract';
import { inTransaction } from '../../src/database/transaction.ts';
import {
  crearToken,
  gastarToken,
} from '../../src/modules/password-reset/password-reset.repository.ts';
import {
  CONFIG,
  VIERNES,
  acompaniantes,
  crearPersona,
  desactivar,
  reservar,
  verDia,
  type Persona,
} from '../support/builders.ts';
import { world } from '../support/world.ts';
import { START, type TestApp } from '../support/test-app.ts';
import { HOY, type BadScene, type Things } from './bad-scene.ts';

const SABADO = '2026-10-03';
const LUNES = '2026-10-05';
const MARTES = '2026-10-06';
const LEJOS = '2026-10-15';

interface Personas {
  admin: Persona;
  ana: Persona;
  luis: Persona;
  inactiva: Persona;
  borrada: Persona;
}

/** Opens a centre in which every refusal has something to happen to; it is half past ten on its first day. */
export async function openBadScene(app: TestApp): Promise<BadScene> {
  app.clock.set('2026-09-30T19:00:00');
  const { token: vencida } = await crearPersona(app);
  app.clock.set(START);
  const personas = await llamarPersonas(app);
  const { admin } = personas;
  const franjas = await franjasPorHora(app, personas.ana);
  const things: Things = {
    ...ids(personas),
    ...franjas,
    ...(await hacerReservas(app, personas, franjas)),
    ...(await hacerCanceladas(app, personas, franjas)),
    ...(await pedirEnlaces(app, personas)),
  };
  await app.make(eliminarUsuario, { as: admin, params: { id: personas.borrada.id } });
  things['avisoEnCurso'] = await avisoEnCurso(app, personas);
  things['franjaLejana'] = await prepararElCalendario(app, admin, things);
  app.clock.set(`${HOY}T10:30:00`);
  return { things, tokens: { ...tokens(personas), vencida, nobody: undefined } };
}

const ids = (personas: Personas) =>
  Object.fromEntries(Object.entries(personas).map(([name, { id }]) => [name, id]));

const tokens = ({ admin, ana, luis, inactiva, borrada }: Personas) => ({
  admin: admin.token,
  ana: ana.token,
  luis: luis.token,
  inactiva: inactiva.token,
  borrada: borrada.token,
});

async function llamarPersonas(app: TestApp): Promise<Personas> {
  const { admin } = await world(app);
  // An inactive administrator does not count as another administrator.
  await desactivar(app, await crearPersona(app, { rol: 'ADMIN' }));
  const conEmail = async (email: string) => {
    const persona = await crearPersona(app);
    const { db } = app.dependencies;
    await db.updateTable('usuarios').set({ email }).where('id', '=', persona.id).execute();
    return { ...persona, email };
  };
  const ana = await conEmail('ana@ejemplo.com');
  const luis = await conEmail('luis@ejemplo.com');
  const inactiva = await conEmail('inactiva@ejemplo.com');
  await desactivar(app, inactiva);
  return { admin, ana, luis, inactiva, borrada: await conEmail('borrada@ejemplo.com') };
}

async function franjasPorHora(app: TestApp, ana: Persona) {
  const dias = { HOY, VIERNES, SABADO, LUNES, MARTES };
  const cuando = {
    franjaCompletada: ['HOY', '08:00'],
    franjaComenzada: ['HOY', '09:00'],
    franjaEnCurso: ['HOY', '10:00'],
    franjaDeHoy: ['HOY', '16:00'],
    franjaReservada: ['VIERNES', '08:00'],
    franjaLibre: ['VIERNES', '10:00'],
    franjaLlena: ['VIERNES', '11:00'],
    franjaCompartida: ['VIERNES', '16:00'],
    franjaDeDos: ['VIERNES', '17:00'],
    franjaBloqueada: ['VIERNES', '18:00'],
    franjaBajoBloqueo: ['VIERNES', '19:00'],
    franjaCancelada: ['SABADO', '08:00'],
    franjaRetirada: ['SABADO', '09:00'],
    franjaRepetida: ['SABADO', '10:00'],
    franjaOcupada: ['SABADO', '11:00'],
    franjaDeBorrada: ['SABADO', '16:00'],
    franjaBloqueadaLuego: ['SABADO', '17:00'],
    franjaDeFeriado: ['LUNES', '08:00'],
    franjaPendiente: ['MARTES', '08:00'],
    franjaDeMartes: ['MARTES', '09:00'],
  } as const;
  const vistas = new Map<string, Awaited<ReturnType<typeof verDia>>>();
  for (const [dia, fecha] of Object.entries(dias)) vistas.set(dia, await verDia(app, fecha, ana));
  const encontrar = ([dia, hora]: readonly [string, string]) => {
    const franja = vistas.get(dia)?.find(({ horaInicio }) => horaInicio === hora);
    if (!franja) throw new Error(`There is no franja on ${dia} at ${hora}`);
    return franja.id;
  };
  const entries = Object.entries(cuando).map(([name, momento]) => [name, encontrar(momento)]);
  return Object.fromEntries(entries) as Record<keyof typeof cuando, number>;
}

type Franjas = Awaited<ReturnType<typeof franjasPorHora>>;

async function hacerReservas(app: TestApp, { ana, luis }: Personas, franjas: Franjas) {
  const reserva = await reservar(app, ana, franjas.franjaReservada, 2);
  const deHoy = await reservar(app, ana, franjas.franjaDeHoy, 1);
  const completada = await reservar(app, ana, franjas.franjaCompletada);
  const enCurso = await reservar(app, ana, franjas.franjaEnCurso, 1);
  const deMartes = await reservar(app, ana, franjas.franjaDeMartes);
  const pendiente = await reservar(app, ana, franjas.franjaPendiente);
  const enBloqueada = await reservar(app, ana, franjas.franjaBloqueadaLuego);
  const sinLugarAlLado = await reservar(app, luis, franjas.franjaCompartida, 1);
  await reservar(app, ana, franjas.franjaCompartida, 1);
  await app.make(crearReserva, {
    as: luis,
    body: { franjaId: franjas.franjaDeDos, acompaniantes: acompaniantes(1) },
    headers: { 'idempotency-key': 'usada' },
  });
  return {
    reserva: reserva.id,
    deHoy: deHoy.id,
    completada: completada.id,
    enCurso: enCurso.id,
    deMartes: deMartes.id,
    pendiente: pendiente.id,
    enBloqueada: enBloqueada.id,
    sinLugarAlLado: sinLugarAlLado.id,
    asientoDeTitular: asiento(reserva, true),
    asientoDeAcompaniante: asiento(reserva, false),
    asientoDeHoy: asiento(deHoy, false),
    asientoEnCurso: asiento(enCurso, false),
  };
}

/** Makes bookings that were cancelled, each with another reason why it cannot come back. */
async function hacerCanceladas(app: TestApp, personas: Personas, franjas: Franjas) {
  const { admin, ana, luis, borrada } = personas;
  const cancelar = async (persona: Persona, franjaId: number, companions = 0) => {
    const reserva = await reservar(app, persona, franjaId, companions);
    await app.make(cancelarReserva, { as: admin, params: { id: reserva.id } });
    return reserva;
  };
  const cancelada = await cancelar(ana, franjas.franjaCancelada, 1);
  const canceladaComenzada = await cancelar(luis, franjas.franjaComenzada);
  const canceladaRepetida = await cancelar(ana, franjas.franjaRepetida);
  await reservar(app, ana, franjas.franjaRepetida);
  const canceladaSinCupo = await cancelar(ana, franjas.franjaOcupada);
  await reservar(app, luis, franjas.franjaOcupada, 3);
  const canceladaBloqueada = await cancelar(ana, franjas.franjaBloqueada);
  const canceladaDeBorrada = await cancelar(borrada, franjas.franjaDeBorrada);
  const canceladaSinTurno = await cancelar(ana, franjas.franjaDeFeriado);
  const deCuatro = await reservar(app, luis, franjas.franjaLlena, 3);
  return {
    cancelada: cancelada.id,
    canceladaComenzada: canceladaComenzada.id,
    canceladaRepetida: canceladaRepetida.id,
    canceladaSinCupo: canceladaSinCupo.id,
    canceladaBloqueada: canceladaBloqueada.id,
    canceladaDeBorrada: canceladaDeBorrada.id,
    canceladaSinTurno: canceladaSinTurno.id,
    deCuatro: deCuatro.id,
    asientoDeCancelada: asiento(cancelada, false),
  };
}

function asiento(
  { participantes }: Awaited<ReturnType<typeof reservar>>,
  titular: boolean,
): number {
  return participantes.find(({ esTitular }) => esTitular === titular)?.asientoId ?? 0;
}

/** Makes reset links of which none opens anything any more. */
async function pedirEnlaces(app: TestApp, { ana, luis, admin }: Personas) {
  const pedir = ({ id }: Persona, venceEn: string) =>
    inTransaction(app.dependencies.db, (tx) => crearToken(tx, { usuarioId: id, venceEn }));
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

/** Leaves an aviso that no cartero sends; returns its id. */
async function avisoEnCurso(app: TestApp, { admin, ana }: Personas) {
  await app.make(enviarBienvenida, { as: admin, params: { id: ana.id } });
  const { id } = await app.database.db.selectFrom('avisos').select('id').executeTakeFirstOrThrow();
  return id;
}

/** Sets what the day of the bad inputs needs beside bookings; returns the id of a franja beyond the window. */
async function prepararElCalendario(
  app: TestApp,
  as: Persona,
  things: Record<string, number | string>,
) {
  const idOf = (name: string) => ({ id: Number(things[name]) });
  await app.make(cambiarEstadoDeReserva, {
    as,
    params: idOf('pendiente'),
    query: { nuevoEstado: 'PENDIENTE' },
  });
  // Ana now holds as many bookings as a client may.
  await app.make(actualizarConfig, { as, body: { ...CONFIG, maxReservasActivas: 7 } });
  await app.make(bloquearFranja, { as, params: idOf('franjaBloqueada') });
  await app.make(bloquearFranja, { as, params: idOf('franjaBloqueadaLuego') });
  await app.make(eliminarFranja, { as, params: idOf('franjaRetirada') });
  await app.make(crearBloqueo, {
    as,
    body: { fechaDesde: VIERNES, fechaHasta: VIERNES, horaInicio: '19:00', horaFin: '20:00' },
  });
  for (const fecha of [LUNES, '2026-12-08']) {
    await app.make(crearFeriado, { as, body: { fecha, descripcion: 'Feriado' } });
  }
  await app.make(crearOverride, { as, body: { fecha: '2026-12-09', tramos: [] } });
  await app.make(generarFranjas, { as, query: { desde: LEJOS, hasta: LEJOS } });
  const [lejana] = await app.make(franjasPorFecha, { as, params: { fecha: LEJOS } });
  return lejana?.id ?? 0;
}
