import {
  VIERNES,
  abrirCentro,
  acompaniantes,
  crearPersona,
  desactivar,
  reservar,
  verDia,
  type Persona,
} from '../builders.ts';
import { START, type TestApp } from '../test-app.ts';
import type { Sender } from './bad-input.ts';

export interface BadScene {
  /** The id of each thing that a bad input names. */
  ids: Record<string, number>;
  tokens: Record<Sender, string | undefined>;
}

const HOY = START.slice(0, 10);
const SABADO = '2026-10-03';

/** A centre in which every refusal has something to happen to; it is half past ten on its first day. */
export async function openBadScene(app: TestApp): Promise<BadScene> {
  const admin = await abrirCentro(app);
  const [ana, luis, inactiva] = await Promise.all([
    personaConEmail(app, 'ana@ejemplo.com'),
    personaConEmail(app, 'luis@ejemplo.com'),
    personaConEmail(app, 'inactiva@ejemplo.com'),
  ]);
  await desactivar(app, inactiva);
  const franjas = await franjasPorHora(app, ana);
  const ids: Record<string, number> = {
    admin: admin.id,
    ana: ana.id,
    luis: luis.id,
    inactiva: inactiva.id,
    ...franjas,
    ...(await hacerReservas(app, { ana, luis }, franjas)),
  };
  await prepararElCentro(app, admin, ids);
  return {
    ids,
    tokens: { admin: admin.token, ana: ana.token, luis: luis.token, nobody: undefined },
  };
}

async function personaConEmail(app: TestApp, email: string): Promise<Persona> {
  const persona = await crearPersona(app);
  await app.database.db
    .updateTable('usuarios')
    .set({ email })
    .where('id', '=', persona.id)
    .execute();
  return { ...persona, email };
}

async function franjasPorHora(app: TestApp, ana: Persona) {
  const hoy = await verDia(app, HOY, ana);
  const viernes = await verDia(app, VIERNES, ana);
  const sabado = await verDia(app, SABADO, ana);
  const a = (dia: typeof hoy, hora: string) => {
    const franja = dia.find(({ horaInicio }) => horaInicio === hora);
    if (!franja) throw new Error(`There is no franja at ${hora}`);
    return franja.id;
  };
  return {
    franjaCompletada: a(hoy, '08:00'),
    franjaComenzada: a(hoy, '09:00'),
    franjaEnCurso: a(hoy, '10:00'),
    franjaDeHoy: a(hoy, '16:00'),
    franjaReservada: a(viernes, '08:00'),
    franjaLibre: a(viernes, '10:00'),
    franjaLlena: a(viernes, '11:00'),
    franjaCompartida: a(viernes, '16:00'),
    franjaDeDos: a(viernes, '17:00'),
    franjaBloqueada: a(viernes, '18:00'),
    franjaBajoBloqueo: a(viernes, '19:00'),
    franjaCancelada: a(sabado, '08:00'),
    franjaRetirada: a(sabado, '09:00'),
  };
}

async function hacerReservas(
  app: TestApp,
  { ana, luis }: Record<'ana' | 'luis', Persona>,
  franjas: Awaited<ReturnType<typeof franjasPorHora>>,
): Promise<Record<string, number>> {
  const reserva = await reservar(app, ana, franjas.franjaReservada, 2);
  const deHoy = await reservar(app, ana, franjas.franjaDeHoy, 1);
  const completada = await reservar(app, ana, franjas.franjaCompletada);
  const enCurso = await reservar(app, ana, franjas.franjaEnCurso);
  const cancelada = await reservar(app, ana, franjas.franjaCancelada);
  const deCuatro = await reservar(app, luis, franjas.franjaLlena, 3);
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
    cancelada: cancelada.id,
    deCuatro: deCuatro.id,
    sinLugarAlLado: sinLugarAlLado.id,
    asientoDeTitular: asiento(reserva, true),
    asientoDeAcompaniante: asiento(reserva, false),
    asientoDeHoy: asiento(deHoy, false),
  };
}

function asiento(
  { participantes }: Awaited<ReturnType<typeof reservar>>,
  titular: boolean,
): number {
  return participantes.find(({ esTitular }) => esTitular === titular)?.asientoId ?? 0;
}

async function prepararElCentro(
  app: TestApp,
  { token }: Persona,
  ids: Record<string, number>,
): Promise<void> {
  const hacer = async (target: `${string} /${string}`, body?: unknown) => {
    const answer = await app.call(target, { token, ...(body !== undefined && { body }) });
    if (answer.status >= 300) throw new Error(`${target}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  await hacer(`POST /reservas/${ids['cancelada']}/cancelar`);
  await hacer(`PUT /franjas/${ids['franjaBloqueada']}/bloquear`);
  await hacer(`DELETE /franjas/${ids['franjaRetirada']}`);
  await hacer('POST /excepciones/bloqueos', {
    fechaDesde: VIERNES,
    fechaHasta: VIERNES,
    horaInicio: '19:00',
    horaFin: '20:00',
  });
  await hacer('POST /excepciones/feriados', { fecha: '2026-12-08', descripcion: 'Feriado' });
  await hacer('POST /excepciones/overrides', { fecha: '2026-12-09', tramos: [] });
  await hacer('POST /franjas/generar?desde=2026-10-15&hasta=2026-10-15');
  const lejanas = await hacer('GET /franjas/por-fecha/2026-10-15');
  ids['franjaLejana'] = lejanas[0].id;
  app.clock.set(`${HOY}T10:30:00`);
  await hacer(`PATCH /reservas/${ids['completada']}/estado?nuevoEstado=COMPLETADA`);
}
