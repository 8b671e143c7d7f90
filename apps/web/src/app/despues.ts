/**
 * The pause before the page begins to listen for eventos, in milliseconds. The screen has just read
 * its data, and the screen's own code must load first.
 */
const RECIEN_LEIDO_MS = 2_000;

/**
 * Starts listening for eventos after RECIEN_LEIDO_MS. The caller must call `despues` only once the
 * screen is shown.
 */
export function despues(): void {
  setTimeout(() => void vivir().catch(() => {}), RECIEN_LEIDO_MS);
}

async function vivir(): Promise<void> {
  const { vivir: empezar } = await import('./enVivo.ts');
  empezar();
}
