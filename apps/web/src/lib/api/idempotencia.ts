/**
 * A key for the header `Idempotency-Key`: make one per attempt to book and send it again on every
 * retry of that attempt. `crypto.randomUUID` is not used, because browsers offer it only on https.
 */
export function claveDeIdempotencia(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
