import { confirmar, type Pregunta } from './confirmar.ts';

/**
 * Asks a question and runs `hacer` once the person confirms; the dialog stays open and busy
 * meanwhile. Resolves to the result of `hacer`, or to null where the person left the question.
 * Rejects with the error of `hacer`, which the caller must show.
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
