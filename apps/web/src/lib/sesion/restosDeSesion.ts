/*
 * The data that a session leaves on a device, and their removal. This is the one place that knows
 * them. Where storage is blocked, no data were left.
 */

/**
 * The session's keys in local storage, which all tabs share. `copia:…` are the last answers about
 * the person's own bookings.
 */
export const DE_LA_SESION = [
  'token',
  'rol',
  'user',
  'copia:resumen',
  'copia:proximas',
  'copia:anteriores',
] as const;
export type Copia = Extract<(typeof DE_LA_SESION)[number], `copia:${string}`>;
/**
 * The key in local storage of the last user's id, which outlives a session that expired, but not a
 * logout.
 */
export const QUIEN = 'quien';
/** The key in each tab's storage of the borrador, with the names of its people. */
export const EN_CURSO = 'reserva-en-curso';

/**
 * Removes what the session left. `vencida` is true for a session that expired: whoever logs in
 * again then finds their borrador.
 */
export function quitarRestos({ vencida = false } = {}): void {
  try {
    for (const clave of DE_LA_SESION) localStorage.removeItem(clave);
    if (!vencida) localStorage.removeItem(QUIEN);
  } catch {}
  quitarEnCursoAjeno();
}

/**
 * Removes the tab's borrador unless it is the last user's: in another tab that user may have logged
 * out, or somebody else logged in.
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
