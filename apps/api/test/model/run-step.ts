import { callApi, type Respuesta } from './call-api.ts';
import type { Centro } from './centro.ts';
import { compareTables } from './compare-tables.ts';
import { firstDifference } from './first-difference.ts';
import { rechaza, type Asignados, type Paso, type Previa } from './paso.ts';
import { leerIdsDeFranjas, leerUltimoIdDeUsuario } from './read-new-ids.ts';
import { SIN_SESION } from './rechazos.ts';
import type { Instancias } from './start-instances.ts';

type PasoDePeticion = Extract<Paso, { peticion: unknown }>;
type PasoDeReloj = Exclude<Paso, PasoDePeticion>;

/** Applies a step to the server and to the model; returns how they differ, or undefined. */
export async function runStep(
  instancias: Instancias,
  centro: Centro,
  paso: Paso,
  turno: number,
): Promise<string | undefined> {
  return 'peticion' in paso
    ? runRequest(instancias, centro, paso, turno)
    : runClock(instancias, centro, paso, turno);
}

/** Returns the instance whose turn it is. */
function instanciaDe({ todas }: Instancias, turno: number) {
  return todas[turno % todas.length] ?? todas[0];
}

async function runRequest(
  instancias: Instancias,
  centro: Centro,
  { peticion, espera: deLaPeticion, previa }: PasoDePeticion,
  turno: number,
): Promise<string | undefined> {
  const usuario =
    peticion.usuarioId === undefined ? undefined : centro.usuarios.get(peticion.usuarioId);
  const espera = usuario?.activo === false ? rechaza(SIN_SESION) : deLaPeticion;
  // The preview is asked of another instance than the change itself.
  const anuncio =
    previa && (await callApi(instanciaDe(instancias, turno + 1), previa.peticion, usuario));
  const touched = anuncio && (await compareTables(instancias.db, centro));
  if (touched) return `after ${previa.peticion.target}: ${touched}`;
  const { status, body } = await callApi(instanciaDe(instancias, turno), peticion, usuario);
  const about = `${peticion.target} ${JSON.stringify(peticion.body)}`;
  if (status !== espera.status) {
    const expected = espera.status < 300 ? '' : JSON.stringify(espera.aplicar(SIN_IDS));
    return `${about}\n  expected ${espera.status} ${expected}\n  answered ${status} ${JSON.stringify(body)}`;
  }
  const asignados = await readAsignados(instancias, body, espera.creaSinDecir ?? false);
  const difference =
    firstDifference(espera.aplicar(asignados), body) ??
    (anuncio && firstDifference(alAnunciar(previa, status), anuncio, 'its preview'));
  return difference && `${about}\n  ${difference}`;
}

/** Returns the expected answer of a preview, which refuses what the save refuses. */
function alAnunciar(previa: Previa, status: number): Respuesta {
  return { status: status < 300 ? 200 : status, body: previa.anunciado() };
}

const SIN_IDS: Asignados = {
  id: 0,
  asientoIds: [],
  feriadoIds: [],
  usuarioId: 0,
  franjaEn: () => 0,
};

interface Creado {
  id?: number;
  franja?: { id: number };
  participantes?: { asientoId: number }[];
  feriados?: { id: number }[];
}

async function readAsignados(
  { db }: Instancias,
  body: unknown,
  creaSinDecir: boolean,
): Promise<Asignados> {
  const { id, franja, participantes = [], feriados = [] } = body as Creado;
  const franjas = creaSinDecir ? await leerIdsDeFranjas(db) : new Map<string, number>();
  return {
    id: id ?? franja?.id ?? 0,
    asientoIds: participantes.map(({ asientoId }) => asientoId),
    feriadoIds: feriados.map((feriado) => feriado.id),
    franjaEn: (inicio) => franjas.get(inicio) ?? 0,
    usuarioId: creaSinDecir ? await leerUltimoIdDeUsuario(db) : 0,
  };
}

/** Moves the clock; one instance does the work of a new day. */
async function runClock(
  instancias: Instancias,
  centro: Centro,
  { hasta, alLlegar }: PasoDeReloj,
  turno: number,
): Promise<string | undefined> {
  const { db, clock } = instancias;
  const ayer = clock.today();
  clock.set(hasta);
  const { dependencies } = instanciaDe(instancias, turno);
  const plan =
    ayer < clock.today() ? await dependencies.tomarPlan(db, dependencies.replanificar) : undefined;
  const ids = await leerIdsDeFranjas(db);
  const difference = firstDifference(
    alLlegar(centro, (inicio) => ids.get(inicio) ?? 0),
    plan,
  );
  return difference && `the clock went to ${hasta}\n  ${difference}`;
}
