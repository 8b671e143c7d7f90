/*
 * The data that a session leaves in the browser's storage, and their removal. No other file knows
 * all keys of these data. Where storage is blocked, the session left no data.
 */

/**
 * The session's keys in local storage, which all tabs share. Under `copia:…` are the last answers
 * about the person's own bookings and abonos; under `dispositivo` is the id of this browser's subscription.
 */
export const DE_LA_SESION = [
  'token',
  'rol',
  'user',
  'copia:resumen',
  'copia:proximas',
  'copia:anteriores',
  'copia:abonos',
  'copia:movimientos',
  'dispositivo',
] as const;
export type Copia = Extract<(typeof DE_LA_SESION)[number], `copia:${string}`>;
/**
 * The key in local storage of the last user's id. A session that expires leaves the id there; a
 * logout removes it.
 */
export const QUIEN = 'quien';
/**
 * The key in each tab's storage of the borrador, which contains the names of the booking's people.
 */
export const EN_CURSO = 'reserva-en-curso';
/**
 * The keys in local storage of the booking of somebody without a session, and of who they are.
 */
export const RESERVA_DE_VISITA = 'visita:reserva';
export const VISITANTE = 'visita:persona';

/**
 * Removes what the session left in storage. `vencida` is true for a session that expired: the same
 * person finds their borrador after logging in again.
 */
export function quitarRestos({ vencida = false } = {}): void {
  try {
    for (const clave of DE_LA_SESION) localStorage.removeItem(clave);
    if (!vencida)
      for (const clave of [QUIEN, RESERVA_DE_VISITA, VISITANTE]) localStorage.removeItem(clave);
  } catch {}
  quitarEnCursoAjeno();
}

/**
 * Removes the tab's borrador unless its user is the last user (QUIEN): in another tab that user may
 * have logged out, or somebody else may have logged in.
 */
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
