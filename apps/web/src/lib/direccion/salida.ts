/*
 * The guard of a screen with unsaved changes. The guard is a function that is called before the
 * person leaves the screen. At most one screen has a guard; useCambiosSinGuardar.ts shows the
 * question.
 */

/** A guard resolves to true if the person is allowed to leave the screen. */
type Guardia = () => Promise<boolean>;

let guardia: Guardia | null = null;

/** Sets the guard. Returns a function that removes the same guard. */
export function ponerGuardia(nueva: Guardia): () => void {
  guardia = nueva;
  return () => {
    if (guardia === nueva) guardia = null;
  };
}

export function hayGuardia(): boolean {
  return guardia !== null;
}

/**
 * Removes the guard of a screen whose changes cannot be saved any more, for example because the
 * account was erased.
 */
export function soltarGuardia(): void {
  guardia = null;
}

/**
 * Calls `seguir` at once where no guard is set. Where a guard is set, calls `seguir` only if the
 * guard resolves to true.
 */
export async function alSalir(seguir: () => void): Promise<void> {
  const preguntar = guardia;
  if (preguntar) {
    if (!(await preguntar())) return;
    // The guard is removed before `seguir` runs, so that neither another guard nor the browser's
    // `beforeunload` asks again.
    if (guardia === preguntar) guardia = null;
  }
  seguir();
}
