import { confirmar, type Pregunta } from './confirmar.ts';

/**
 * Asks a question that stays, busy, until the answer to what it confirms has come. Resolves to that
 * answer, or to null if the question was left; whoever asks shows what went wrong.
 */
export async function confirmarYHacer<R>(
  pregunta: Omit<Pregunta, 'alConfirmar' | 'siFalla'>,
  hacer: () => Promise<R>,
): Promise<R | null> {
  const hecho: { respuesta?: Promise<R> } = {};
  await confirmar({
    ...pregunta,
    alConfirmar: () => (hecho.respuesta = hacer()).catch(() => {}),
  });
  return hecho.respuesta ?? null;
}
