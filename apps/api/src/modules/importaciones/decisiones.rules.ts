import type { FilaPrevista } from '@remanso/contract/persona/importaciones.contract';
import type { PersonaEscrita } from '@remanso/contract/persona/archivo/personas-escritas.rules';
import { decisionInvalida } from './importaciones.errors.ts';
import { sumarNotas } from './importaciones.rules.ts';

export type Decision = 'CREAR' | 'SALTAR' | number;

/** The rows that an importacion is to write. */
export interface Trabajo {
  nuevos: PersonaEscrita[];
  /** The rows about each client who is there. */
  completados: Map<number, { numero: number; persona: PersonaEscrita }[]>;
  actualizados: number;
  saltados: number;
}

type Destino = PersonaEscrita | number | undefined;

/**
 * Returns what is to be written for the rows and what somebody decided of them (rules §21.6).
 * Throws 400 for a decision that the row does not allow.
 */
export function decidirFilas(
  filas: readonly FilaPrevista[],
  decisiones: Readonly<Record<string, Decision>>,
): Trabajo {
  const trabajo: Trabajo = { nuevos: [], completados: new Map(), actualizados: 0, saltados: 0 };
  const destinos = new Map<number, Destino>();
  const emails = new Set<string>();
  comprobarNumeros(filas, decisiones);
  for (const fila of filas) {
    const { numero, cliente: persona } = fila;
    const decision = decisiones[numero];
    const destino = destinoDe(fila, decision, destinos);
    if (destino === undefined) trabajo.saltados += 1;
    else if (destino === 'NUEVO') {
      const tomado = persona.email !== null && emails.has(persona.email);
      const deOtro = fila.parecidos.some(({ email }) => email !== null && email === persona.email);
      if (tomado || deOtro) throw decisionInvalida(numero, 'Ya hay una cuenta con ese email');
      if (persona.email !== null) emails.add(persona.email);
      const nuevo = { ...persona };
      trabajo.nuevos.push(nuevo);
      destinos.set(numero, nuevo);
    } else {
      trabajo.actualizados += 1;
      destinos.set(numero, destino);
      if (typeof destino === 'number') anotar(trabajo, destino, { numero, persona });
      else Object.assign(destino, completar(destino, persona, numero));
    }
  }
  return trabajo;
}

function comprobarNumeros(
  filas: readonly FilaPrevista[],
  decisiones: Readonly<Record<string, Decision>>,
): void {
  const numeros = new Set(filas.map(({ numero }) => numero));
  const ajeno = Object.keys(decisiones)
    .map(Number)
    .find((numero) => !numeros.has(numero));
  if (ajeno !== undefined) throw decisionInvalida(ajeno, 'El archivo no tiene esa fila');
}

/** Returns where a row goes: a new client, one who is there, one of an earlier row, or nowhere. */
function destinoDe(
  { numero, resultado, parecidos, repiteFila }: FilaPrevista,
  decision: Decision | undefined,
  destinos: ReadonlyMap<number, Destino>,
): Destino | 'NUEVO' {
  if (decision === 'SALTAR') return undefined;
  if (resultado === 'CON_ERROR') {
    if (decision === undefined) return undefined;
    throw decisionInvalida(numero, 'Esa fila tiene errores: solo se puede saltar');
  }
  if (decision !== undefined) return decision === 'CREAR' ? 'NUEVO' : decision;
  if (resultado === 'NUEVO') return 'NUEVO';
  if (resultado === 'PARECIDO') return undefined;
  return parecidos[0]?.id ?? destinos.get(repiteFila ?? 0);
}

function anotar(
  { completados }: Trabajo,
  id: number,
  fila: { numero: number; persona: PersonaEscrita },
): void {
  const lista = completados.get(id);
  if (lista) lista.push(fila);
  else completados.set(id, [fila]);
}

type Completable = Pick<PersonaEscrita, 'email' | 'genero' | 'nota'>;

/**
 * Returns what a person has once they got what was missing, and the note of the row. Throws 400
 * where both notes are too long together.
 */
export function completar(actual: Completable, fila: Completable, numero: number): Completable {
  const nota = sumarNotas(actual.nota, fila.nota);
  if (nota === null)
    throw decisionInvalida(numero, 'Las notas no entran juntas en 1.000 caracteres');
  return {
    email: actual.email ?? fila.email,
    genero: actual.genero === 'OTROS' ? fila.genero : actual.genero,
    nota,
  };
}
