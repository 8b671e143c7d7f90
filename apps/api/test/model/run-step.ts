import { clientOf, type Answer } from '../support/client.ts';
import { outcome, told } from '../support/refusals.ts';
import { assertSame } from './assert-same.ts';
import type { Centro } from './centro.ts';
import { compareTables } from './compare-tables.ts';
import { leerFranjaEn, type Instancias } from './open-centro.ts';
import { Rechazada, exigir, type Asignados, type Paso, type Peticion } from './paso.ts';
import { soltarSinSenia } from '../../src/modules/reservas/tiempo/soltar-sin-senia.ts';
import { dejarLibre, replanear } from './planear.ts';
import { asentarVencidas } from './reglas-de-reserva.ts';
import { replanificar } from '../../src/modules/plan/replanificar.ts';
import { tomarPlan } from '../../src/modules/plan/tomar-plan.ts';

/**
 * Applies a step to the server and to the model; returns what was answered, and throws where they
 * differ.
 */
export async function runStep(
  instancias: Instancias,
  centro: Centro,
  paso: Paso,
  turno: number,
): Promise<string> {
  if ('hasta' in paso) return runClock(instancias, centro, paso.hasta, turno);
  const { target, body, previa } = paso;
  // The preview is asked of another instance than the change itself, and changes nothing.
  const anuncio =
    previa && (await send(instancias, centro, { ...paso, target: previa.target }, turno + 1));
  if (anuncio) await compareTables(instancias, centro);
  const answer = await send(instancias, centro, paso, turno);
  const expected = responder(centro, paso, await readAsignados(instancias, paso, answer));
  const about = `${target} ${JSON.stringify(body)}`;
  assertSame(expected, heard(answer), about);
  const isRefused = typeof expected === 'string';
  const anunciado = isRefused ? expected : [200, previa?.anunciado()];
  if (anuncio) assertSame(anunciado, heard(anuncio), `the preview of ${about}`);
  return isRefused ? expected : String(answer.status);
}

/** Sends a request to the instance whose turn it is, with a token of its person. */
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
 * Returns what of the server's answer the model's is compared with: the body, or of a refusal its
 * status, its `codigo` and the numbers in its text.
 */
function heard(answer: Answer): unknown {
  const what = outcome(answer);
  if (typeof what !== 'string') return what;
  const numbers = told(answer).replaceAll('.', '').match(/\d+/g) ?? [];
  return [what, ...numbers].join(' ');
}

/**
 * Makes the request in the model; returns the status and the body that the server must answer, or
 * the refusal.
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
  feriados?: { id: number }[];
}

async function readAsignados(
  [app]: Instancias,
  { creaSinDecir }: Peticion,
  answer: Answer,
): Promise<Asignados> {
  const { id, franja, pago, participantes = [], feriados = [] } = answer.body as Creado;
  const ultimo = app.database.db.selectFrom('usuarios').select((eb) => eb.fn.max('id').as('id'));
  return {
    id: id ?? franja?.id ?? pago?.id ?? 0,
    asientoIds: participantes.map(({ asientoId }) => asientoId),
    feriadoIds: feriados.map((feriado) => feriado.id),
    franjaEn: creaSinDecir ? await leerFranjaEn(app) : () => 0,
    usuarioId: creaSinDecir ? (await ultimo.executeTakeFirstOrThrow()).id : 0,
  };
}

/** Frees the places of what waited for a seña in vain, as the timekeeper does. */
function soltarVencidas(centro: Centro): void {
  const vencidas = [...centro.reservas.values()].filter(
    ({ estado, senia }) => estado === 'PENDIENTE' && senia && senia.vence <= centro.ahora,
  );
  for (const { franja } of vencidas) {
    asentarVencidas(centro, franja);
    dejarLibre(centro, franja);
  }
}

/**
 * Moves the clock: a new day has its plan (rules §7.8), of which one instance does the work, and what
 * time does to bookings shows to whoever looks (rules §8.6).
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
  if (ayer === centro.hoy) return 'the same day';
  const plan = await tomarPlan(database.db, (tx) => replanificar(tx, dependencies.clock));
  assertSame(replanear(centro, await leerFranjaEn(instancias[0])), plan, `until ${hasta}`);
  return 'another day';
}
