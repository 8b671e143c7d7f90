import { brokenInvariants } from '../support/invariants.ts';
import type { Centro } from './centro.ts';
import { compareListings } from './compare-listings.ts';
import { compareTables } from './compare-tables.ts';
import { openCentro } from './open-centro.ts';
import { pasoDe, type Operacion, type Secuencia } from './operaciones.ts';
import type { Paso } from './paso.ts';
import { runStep } from './run-step.ts';
import type { Instancias } from './start-instances.ts';

export interface Diferencia {
  /** The index of the operation after which the difference was seen. */
  indice: number;
  texto: string;
}

interface Options {
  /** The number of operations after which the whole state is compared; each answer always is. */
  compareEvery: number;
  /** Receives what each operation is going to be answered, which shows whether a run reaches what it should. */
  onStep?: (operacion: Operacion, answer: string) => void;
}

/** Runs a sequence on a centre of its own; returns the first difference from the model, or undefined. */
export async function runSequence(
  instancias: Instancias,
  { inicio, operaciones }: Secuencia,
  { compareEvery, onStep }: Options,
): Promise<Diferencia | undefined> {
  const centro = await openCentro(instancias, inicio);
  for (const [indice, operacion] of operaciones.entries()) {
    const paso = pasoDe(centro, operacion);
    onStep?.(operacion, describe(paso));
    const isDue = (indice + 1) % compareEvery === 0;
    const texto =
      (await runStep(instancias, centro, paso, indice)) ??
      (isDue ? await compareState(instancias, centro) : undefined);
    if (texto) return { indice, texto };
  }
  const texto =
    (await compareState(instancias, centro)) ?? (await compareListings(instancias, centro));
  return texto === undefined ? undefined : { indice: operaciones.length - 1, texto };
}

function describe(paso: Paso): string {
  if (!('peticion' in paso)) return '';
  const { status, codigo = '' } = paso.espera;
  return `${status} ${codigo}`.trimEnd();
}

/** Returns how the tables differ from the model, or which invariant they break; undefined when all is well. */
async function compareState({ db }: Instancias, centro: Centro): Promise<string | undefined> {
  return (await compareTables(db, centro)) ?? (await brokenInvariants(db))[0];
}
