/** A screen that has just been read needs no news, and what it loads goes first. */
const RECIEN_LEIDO_MS = 2_000;

/** Begins what a page does besides its screen, once that is there. */
export function despues(): void {
  setTimeout(() => void vivir().catch(() => {}), RECIEN_LEIDO_MS);
}

async function vivir(): Promise<void> {
  const { vivir: empezar } = await import('./enVivo.ts');
  empezar();
}
