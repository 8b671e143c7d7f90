/*
 * The server's clock, as the `Date` headers of its answers tell it: the clock of a phone can be
 * hours or years wrong. The difference is not stored, because the device's clock can be put right
 * at any time.
 */

/**
 * The longest delay of an answer, in milliseconds. A `Date` header that is older by more than this
 * means that the clock of the server or of the device was changed.
 */
const DEMORA_MS = 5_000;

/** The milliseconds by which the server's clock is ahead of the device's; null before an answer. */
let adelanto: number | null = null;

/** Notes the server's clock, from the `Date` header of an answer that has just come. */
export function notarHora(fecha: string | null): void {
  const leido = Date.parse(fecha ?? '') - Date.now();
  if (Number.isNaN(leido)) return;
  if (adelanto === null || leido > adelanto || leido < adelanto - DEMORA_MS) adelanto = leido;
}

/**
 * Returns the present by the server's clock, in milliseconds since 1970. Null before the first
 * answer.
 */
export function instanteDelServidor(): number | null {
  return adelanto === null ? null : Date.now() + adelanto;
}
