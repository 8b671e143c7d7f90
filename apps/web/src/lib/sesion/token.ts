/**
 * Returns the expiry of a JWT, in epoch milliseconds. Null for a text that is not a JWT or has no
 * expiry. The signature is not checked here: the server checks the signature, and this function
 * only serves to decide whether to show a session.
 */
export function vencimientoDe(token: string): number | null {
  try {
    const carga = token.split('.')[1] ?? '';
    const json: unknown = JSON.parse(atob(carga.replaceAll('-', '+').replaceAll('_', '/')));
    const exp = (json as { exp?: unknown } | null)?.exp;
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null;
  } catch {
    return null;
  }
}
