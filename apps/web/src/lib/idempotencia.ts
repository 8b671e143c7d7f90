/**
 * A key for the header `Idempotency-Key`: make one per attempt to book and repeat it on every retry of that attempt.
 * Not `crypto.randomUUID`, which browsers only offer on https.
 */
export function claveDeIdempotencia(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
