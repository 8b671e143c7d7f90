import { inTransaction } from '../../src/database/transaction.ts';
import {
  crearToken,
  gastarToken,
} from '../../src/modules/password-reset/password-reset.repository.ts';
import {
  CONFIG,
  VIERNES,
  abrirCentro,
  acompaniantes,
  crearPersona,
  desactivar,
  reservar,
  verDia,
  type Persona,
} from '../support/builders.ts';
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
  const hacer = pedirComo(app, personas.admin);
  const franjas = await franjasPorHora(app, personas.ana);
  const things: Things = {
    ...ids(personas),
    ...franjas,
    ...(await hacerReservas(app, personas, franjas)),
    ...(await hacerCanceladas(app, personas, franjas)),
    ...(await pedirEnlaces(app, personas)),
  };
  await hacer(`DELETE /usuarios/${personas.borrada.id}`);
  things['avisoEnCurso'] = await avisoEnCurso(app, hacer, personas.ana);
  await prepararElCalendario(hacer, things);
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
  const admin = await abrirCentro(app);
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
  const conClave = await app.call('POST /reservas', {
    token: luis.token,
    body: { franjaId: franjas.franjaDeDos, acompaniantes: acompaniantes(1) },
    headers: { 'idempotency-key': 'usada' },
  });
  if (conClave.status !== 201) throw new Error('The booking with a key was refused');
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
  const hacer = pedirComo(app, admin);
  const cancelar = async (persona: Persona, franjaId: number, companions = 0) => {
    const reserva = await reservar(app, persona, franjaId, companions);
    await hacer(`POST /reservas/${reserva.id}/cancelar`);
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
async function avisoEnCurso(app: TestApp, hacer: ReturnType<typeof pedirComo>, ana: Persona) {
  await hacer(`POST /clientes/${ana.id}/bienvenida`);
  const { id } = await app.database.db.selectFrom('avisos').select('id').executeTakeFirstOrThrow();
  return id;
}

async function prepararElCalendario(hacer: ReturnType<typeof pedirComo>, things: Things) {
  await hacer(`PATCH /reservas/${things['pendiente']}/estado?nuevoEstado=PENDIENTE`);
  // Ana now holds as many bookings as a client may.
  await hacer('PUT /config', { ...CONFIG, maxReservasActivas: 7 });
  await hacer(`PUT /franjas/${things['franjaBloqueada']}/bloquear`);
  await hacer(`PUT /franjas/${things['franjaBloqueadaLuego']}/bloquear`);
  await hacer(`DELETE /franjas/${things['franjaRetirada']}`);
  await hacer('POST /excepciones/bloqueos', {
    fechaDesde: VIERNES,
    fechaHasta: VIERNES,
    horaInicio: '19:00',
    horaFin: '20:00',
  });
  await hacer('POST /excepciones/feriados', { fecha: LUNES, descripcion: 'Feriado' });
  await hacer('POST /excepciones/feriados', { fecha: '2026-12-08', descripcion: 'Feriado' });
  await hacer('POST /excepciones/overrides', { fecha: '2026-12-09', tramos: [] });
  await hacer(`POST /franjas/generar?desde=${LEJOS}&hasta=${LEJOS}`);
  const [lejana] = await hacer(`GET /franjas/por-fecha/${LEJOS}`);
  things['franjaLejana'] = lejana.id;
}

/** Returns a function that makes calls, which must succeed for the scene to be what it says. */
function pedirComo(app: TestApp, { token }: Persona) {
  return async (target: `${string} /${string}`, body?: unknown) => {
    const answer = await app.call(target, { token, ...(body !== undefined && { body }) });
    if (answer.status >= 300) throw new Error(`${target}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
}
