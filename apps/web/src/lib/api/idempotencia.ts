/**
 * Returns a new value for the header `Idempotency-Key`. The caller makes one value for each attempt
 * to book and sends the same value on every retry of that attempt. `crypto.randomUUID` is not used,
 * because browsers offer that function only on https.
 */
export function claveDeIdempotencia(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
