import { aquietar } from './aquietar.ts';

/** What has just been read needs no news of it, and what the screen loads goes first. */
const RECIEN_LEIDO_MS = 2_000;

/** Begins what a page does besides its screen, once that is there. */
export function despues(): void {
  aquietar();
  setTimeout(() => void vivir().catch(() => {}), RECIEN_LEIDO_MS);
}

async function vivir(): Promise<void> {
  const { vivir: empezar } = await import('./enVivo.ts');
  empezar();
}
