/*
 * What stands between a screen with something unsaved and the way out of it. One screen at a time has one; asking is
 * its own matter (`components/ui/useCambiosSinGuardar.ts`).
 */

/** True goes on. */
type Guardia = () => Promise<boolean>;

let guardia: Guardia | null = null;

/** Returns how to take it away. */
export function ponerGuardia(nueva: Guardia): () => void {
  guardia = nueva;
  return () => {
    if (guardia === nueva) guardia = null;
  };
}

export function hayGuardia(): boolean {
  return guardia !== null;
}

/** Goes on at once where nothing would be lost; else once it was agreed to lose it. */
export async function alSalir(seguir: () => void): Promise<void> {
  const preguntar = guardia;
  if (preguntar) {
    if (!(await preguntar())) return;
    // Nothing asks again, the browser itself included.
    if (guardia === preguntar) guardia = null;
  }
  seguir();
}
