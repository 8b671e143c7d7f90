/*
 * What a session leaves on a device, and how it goes: the one place that knows, for the app and for the landing, whose
 * script carries a copy of this file (build/landing-copy.ts) and must stay small. So it imports nothing. Storage can be
 * blocked, and then nothing was left.
 */

/** In local storage, for all tabs. `copia:…` are the last answers about one's own bookings. */
export const DE_LA_SESION = ['token', 'rol', 'user', 'copia:resumen', 'copia:reservas'] as const;
export type Copia = Extract<(typeof DE_LA_SESION)[number], `copia:${string}`>;
/** Also there: the id of who was here last. It outlives a session that ended by itself, not a farewell. */
export const QUIEN = 'quien';
/** In each tab's own storage: the booking that is being made, with the names of its people. */
export const EN_CURSO = 'reserva-en-curso';

/** `vencida` when it ended by itself: whoever logs in again finds the booking that was being made. */
export function quitarRestos({ vencida = false } = {}): void {
  try {
    for (const clave of DE_LA_SESION) localStorage.removeItem(clave);
    if (!vencida) localStorage.removeItem(QUIEN);
  } catch {}
  quitarEnCursoAjeno();
}

/** A tab keeps the booking of nobody but who was here last; another tab may have said farewell, or seen somebody else come. */
export function quitarEnCursoAjeno(): void {
  try {
    const enCurso = sessionStorage.getItem(EN_CURSO);
    if (enCurso && !esDe(localStorage.getItem(QUIEN), enCurso)) sessionStorage.removeItem(EN_CURSO);
  } catch {}
}

function esDe(quien: string | null, enCurso: string): boolean {
  try {
    return String((JSON.parse(enCurso) as { usuario?: unknown }).usuario) === quien;
  } catch {
    return false;
  }
}
