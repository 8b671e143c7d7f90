import { inspect } from 'node:util';
import { brokenInvariants } from '../../src/database/invariants.ts';
import { NotTheSame, assertSame } from './assert-same.ts';
import { compareTables } from './compare-tables.ts';
import { listados } from './listados.ts';
import { openCentro, type Instancias } from './open-centro.ts';
import { pasoDe, type Operacion, type Secuencia } from './operaciones/operaciones.ts';
import { runStep } from './run-step.ts';

export interface Diferencia {
  /** The index of the operation after which server and model differed. */
  indice: number;
  texto: string;
}

interface Options {
  /**
   * The number of operations after which the tables are compared with the model. The answer to each
   * operation is always compared.
   */
  compareEvery: number;
  /** Receives each operation and its answer, for a report of the answers that a run got. */
  onAnswer?: ((operacion: Operacion, answer: string) => void) | undefined;
}

/**
 * Runs a sequence on a new centre. Returns the first difference between server and model; undefined
 * where there is none.
 */
export async function runSequence(
  instancias: Instancias,
  { inicio, operaciones }: Secuencia,
  { compareEvery, onAnswer }: Options,
): Promise<Diferencia | undefined> {
  const centro = await openCentro(instancias, inicio);
  const compareState = async () => {
    await compareTables(instancias, centro);
    const [{ database, clock }] = instancias;
    assertSame([], await brokenInvariants(database.db, clock), 'invariants');
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
    // The text of any other error, such as a lost connection, includes its stack and its cause.
    return { indice, texto: error instanceof NotTheSame ? error.message : inspect(error) };
  }
  return undefined;
}
