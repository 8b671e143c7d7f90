import { inspect } from 'node:util';
import { brokenInvariants } from '../../src/database/invariants.ts';
import { NotTheSame, assertSame } from './assert-same.ts';
import { compareTables } from './compare-tables.ts';
import { listados } from './listados.ts';
import { openCentro, type Instancias } from './open-centro.ts';
import { pasoDe, type Operacion, type Secuencia } from './operaciones/operaciones.ts';
import { runStep } from './run-step.ts';

export interface Diferencia {
  /** The index of the operation after which the difference was seen. */
  indice: number;
  texto: string;
}

interface Options {
  /** The number of operations after which the whole state is compared; each answer always is. */
  compareEvery: number;
  /**
   * Receives what each operation was answered, which shows whether a run reaches what it should.
   */
  onAnswer?: ((operacion: Operacion, answer: string) => void) | undefined;
}

/**
 * Runs a sequence on a centre of its own; returns the first difference from the model, or
 * undefined.
 */
export async function runSequence(
  instancias: Instancias,
  { inicio, operaciones }: Secuencia,
  { compareEvery, onAnswer }: Options,
): Promise<Diferencia | undefined> {
  const centro = await openCentro(instancias, inicio);
  const compareState = async () => {
    await compareTables(instancias, centro);
    assertSame([], await brokenInvariants(instancias[0].database.db), 'invariants');
  };
  let indice = -1;
  try {
    for (const operacion of operaciones) {
      indice += 1;
      const answer = await runStep(instancias, centro, pasoDe(centro, operacion), indice);
      onAnswer?.(operacion, answer);
      if ((indice + 1) % compareEvery === 0) await compareState();
    }
    await compareState();
    for (const turno of instancias.keys()) {
      for (const listado of listados(centro)) await runStep(instancias, centro, listado, turno);
    }
  } catch (error) {
    // A failure of another kind, such as a lost connection, is told with its cause.
    return { indice, texto: error instanceof NotTheSame ? error.message : inspect(error) };
  }
  return undefined;
}
