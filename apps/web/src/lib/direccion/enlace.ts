/*
 * The links of e-mails, whose addresses hold a token.
 */

/** The token of `?token=` in the address, or null where there is none. */
export function tokenEnDireccion(busqueda: string): string | null {
  return new URLSearchParams(busqueda).get('token')?.trim() || null;
}

/**
 * Puts /login in place of a reset link without a token (specification §2), before any screen is
 * shown, so that none is taken away again. Returns whether it did.
 */
export function dejarEnlaceSinToken(): boolean {
  if (location.pathname !== '/reset-password' || tokenEnDireccion(location.search)) return false;
  history.replaceState(null, '', '/login');
  return true;
}
