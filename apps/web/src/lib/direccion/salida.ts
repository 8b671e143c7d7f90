/*
 * The guard between a screen with unsaved changes and the ways out of it. Only one screen at a time
 * has a guard; the question is asked elsewhere (`components/ui/dialogo/useCambiosSinGuardar.ts`).
 */

/** Resolves to true where the person may leave. */
type Guardia = () => Promise<boolean>;

let guardia: Guardia | null = null;

/** Sets the guard and returns the function that removes it. */
export function ponerGuardia(nueva: Guardia): () => void {
  guardia = nueva;
  return () => {
    if (guardia === nueva) guardia = null;
  };
}

export function hayGuardia(): boolean {
  return guardia !== null;
}

/** Lets go of a screen whose changes nobody can save any more. */
export function soltarGuardia(): void {
  guardia = null;
}

/** Leaves at once where nothing would be lost; otherwise only after the guard agrees. */
export async function alSalir(seguir: () => void): Promise<void> {
  const preguntar = guardia;
  if (preguntar) {
    if (!(await preguntar())) return;
    // The guard is removed so that nothing asks again, not even the browser.
    if (guardia === preguntar) guardia = null;
  }
  seguir();
}
