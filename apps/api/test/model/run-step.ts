import { clientOf, type Answer } from '../support/client.ts';
import { guardarUnCodigo } from '../support/codigo-de-carta.ts';
import { outcome, told } from '../support/refusals.ts';
import { assertSame } from './assert-same.ts';
import type { Centro } from './centro.ts';
import { compareTables } from './compare-tables.ts';
import { leerFranjaEn, type Instancias } from './open-centro.ts';
import { nombrarPagos } from './nombrar-pagos.ts';
import { Rechazada, exigir, type Asignados, type Paso, type Peticion } from './paso.ts';
import { soltarOfertas } from '../../src/modules/reservas/tiempo/vencer-ofertas.ts';
import { soltarSinSenia } from '../../src/modules/reservas/tiempo/soltar-sin-senia.ts';
import { dejarLibre, replanear } from './planear.ts';
import { estaAbierta, terminar } from './reglas/reglas-de-espera.ts';
import { asentarVencidas } from './reglas/reglas-de-reserva.ts';
import { replanificar } from '../../src/modules/plan/replanificar.ts';
import { tomarPlan } from '../../src/modules/plan/tomar-plan.ts';

/**
 * Applies a step to the server and to the model. Returns the answer as a text; throws NotTheSame
 * where server and model differ.
 */
export async function runStep(
  instancias: Instancias,
  centro: Centro,
  paso: Paso,
  turno: number,
): Promise<string> {
  if ('hasta' in paso) return runClock(instancias, centro, paso.hasta, turno);
  const { target, body, previa } = paso;
  // The preview is sent to another instance than the change, and must leave the tables as they are.
  const anuncio =
    previa && (await send(instancias, centro, { ...paso, target: previa.target }, turno + 1));
  if (anuncio) await compareTables(instancias, centro);
  const lista = await conSuCodigo(instancias, await conSuSello(instancias, centro, paso, turno));
  const answer = await send(instancias, centro, lista, turno);
  if (paso.conCodigo !== undefined) delete (answer.body as { token?: string }).token;
  const expected = responder(centro, paso, await readAsignados(instancias, paso, answer));
  await nombrarPagos(instancias, centro);
  const about = `${target} ${JSON.stringify(body)}`;
  assertSame(expected, heard(answer, paso.lee), about);
  const isRefused = typeof expected === 'string';
  const anunciado = isRefused ? expected : [200, previa?.anunciado()];
  if (anuncio) assertSame(anunciado, heard(anuncio), `the preview of ${about}`);
  return isRefused ? expected : String(answer.status);
}

/** Returns the request with the `sello` of its preview, which must be as the model says. */
async function conSuSello(
  instancias: Instancias,
  centro: Centro,
  peticion: Peticion,
  turno: number,
): Promise<Peticion> {
  const { sella, usuarioId, body } = peticion;
  if (!sella) return peticion;
  const target = 'POST /series/prevista';
  const previa = { usuarioId, target, body: sella.body, status: 200, responder: sella.anunciado };
  const answer = await send(instancias, centro, previa as Peticion, turno + 1);
  const { sello = 'ninguno', ...vista } = answer.body as { sello?: string };
  const expected = responder(centro, previa as Peticion, NADIE);
  assertSame(
    expected,
    heard(answer, () => vista),
    `${target} ${JSON.stringify(sella.body)}`,
  );
  return { ...peticion, body: { ...(body as object), sello: sella.sello ?? sello } };
}

const NADIE: Asignados = {
  id: 0,
  asientoIds: [],
  feriadoIds: [],
  reservas: [],
  esperaIds: [],
  franjaEn: () => 0,
  usuarioId: 0,
};

/** Returns the request with the digits of its e-mail's code, where it has one. */
async function conSuCodigo([app]: Instancias, peticion: Peticion): Promise<Peticion> {
  const { conCodigo, body } = peticion;
  if (conCodigo === undefined) return peticion;
  const codigo = await guardarUnCodigo(app, conCodigo);
  return { ...peticion, body: { ...(body as object), codigo } };
}

/** Sends a request, with a token of its person, to the instance whose turn it is. */
async function send(
  instancias: Instancias,
  { usuarios }: Centro,
  { usuarioId, target, body, clave, tokenViejo }: Peticion,
  turno: number,
): Promise<Answer> {
  const { origin, dependencies } = instanciaDe(instancias, turno);
  const [method = '', path = ''] = target.split(' ');
  const usuario = usuarioId === undefined ? undefined : usuarios.get(usuarioId);
  const version = (usuario?.version ?? 0) - (tokenViejo ? 1 : 0);
  const as = usuario && { token: await dependencies.tokens.sign({ ...usuario, version }) };
  const headers = clave === undefined ? {} : { 'idempotency-key': clave };
  return clientOf(origin).send(method, path, { as, body, headers });
}

const instanciaDe = (instancias: Instancias, turno: number) =>
  instancias[turno % instancias.length] ?? instancias[0];

/**
 * Returns the part of a server's answer that is compared with the model: the status and the body;
 * of a refusal, the status, the code and the numbers in its text.
 */
function heard(answer: Answer, lee = (body: unknown) => body): unknown {
  const what = outcome(answer);
  if (typeof what !== 'string') return [answer.status, lee(answer.body)];
  const numbers = told(answer).replaceAll('.', '').match(/\d+/g) ?? [];
  return [what, ...numbers].join(' ');
}

/**
 * Makes the request in the model. Returns the status and the body that the server must answer, or
 * the text of the refusal.
 */
function responder(centro: Centro, peticion: Peticion, asignados: Asignados) {
  const { usuarioId = 0, tokenViejo, status, responder: alPedir } = peticion;
  try {
    const esValida = !tokenViejo && centro.usuarios.get(usuarioId)?.activo !== false;
    exigir(esValida, '401 SESION_NO_VALIDA');
    return [status, alPedir(asignados)];
  } catch (error) {
    if (error instanceof Rechazada) return error.message;
    throw error;
  }
}

interface Creado {
  id?: number;
  franja?: { id: number };
  pago?: { id: number };
  participantes?: { asientoId: number }[];
  reservas?: { id: number; participantes: { asientoId: number }[] }[] | number;
  esperas?: { id: number }[];
  feriados?: { id: number }[];
}

async function readAsignados(
  [app]: Instancias,
  { creaSinDecir }: Peticion,
  answer: Answer,
): Promise<Asignados> {
  const { id, franja, pago, participantes = [], feriados = [], ...demas } = answer.body as Creado;
  const { reservas, esperas = [] } = demas;
  const ultimo = app.database.db.selectFrom('usuarios').select((eb) => eb.fn.max('id').as('id'));
  return {
    id: id ?? franja?.id ?? pago?.id ?? 0,
    asientoIds: idsDe(participantes),
    feriadoIds: feriados.map((feriado) => feriado.id),
    reservas: Array.isArray(reservas)
      ? reservas.map((una) => ({ id: una.id, asientoIds: idsDe(una.participantes ?? []) }))
      : [],
    esperaIds: esperas.map((una) => una.id),
    franjaEn: creaSinDecir ? await leerFranjaEn(app) : () => 0,
    usuarioId: creaSinDecir ? (await ultimo.executeTakeFirstOrThrow()).id : 0,
  };
}

const idsDe = (participantes: { asientoId: number }[]) =>
  participantes.map(({ asientoId }) => asientoId);

/** Cancels the bookings whose seña was not paid in time, as the server's timekeeper does. */
function soltarVencidas(centro: Centro): void {
  const vencidas = [...centro.reservas.values()].filter(
    ({ estado, senia }) => estado === 'PENDIENTE' && senia && senia.vence <= centro.ahora,
  );
  for (const { franja } of vencidas) {
    asentarVencidas(centro, franja);
    dejarLibre(centro, franja, { porPlazas: false });
  }
}

/** Ends the offers that were not accepted in time, and every entry whose franja has begun. */
function vencerOfertas(centro: Centro): void {
  const { ahora } = centro;
  const abiertas = [...centro.esperas.values()].filter(estaAbierta);
  const vencidas = abiertas.filter(({ venceEn }) => venceEn !== null && venceEn <= ahora);
  for (const una of abiertas) {
    if (vencidas.includes(una)) terminar(centro, una, 'VENCIDA');
    else if (una.franja.inicio <= ahora) terminar(centro, una, 'CERRADA');
  }
  for (const { franja } of vencidas) dejarLibre(centro, franja, { porPlazas: false });
}

/**
 * Moves the clock. On a new day one instance plans the franjas again (rules §7.8). The estados
 * derivados of bookings need no step, since each read works them out (rules §8.6).
 */
async function runClock(
  instancias: Instancias,
  centro: Centro,
  hasta: string,
  turno: number,
): Promise<string> {
  const [{ clock, database }] = instancias;
  const { dependencies } = instanciaDe(instancias, turno);
  const ayer = centro.hoy;
  clock.set(hasta);
  centro.ahora = hasta;
  await soltarSinSenia(dependencies);
  soltarVencidas(centro);
  await soltarOfertas(dependencies);
  vencerOfertas(centro);
  await nombrarPagos(instancias, centro);
  if (ayer === centro.hoy) return 'the same day';
  const plan = await tomarPlan(database.db, (tx) => replanificar(tx, dependencies));
  assertSame(replanear(centro, await leerFranjaEn(instancias[0])), plan, `until ${hasta}`);
  await nombrarPagos(instancias, centro);
  return 'another day';
}
