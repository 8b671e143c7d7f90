import { ErrorDeApi } from '../../../lib/api/ErrorDeApi.ts';

/** True where the server refused because the price on screen was outdated; nothing was booked. */
export function esCambioDePrecio(error: unknown): error is ErrorDeApi {
  return error instanceof ErrorDeApi && error.codigo === 'PRECIO_CAMBIO';
}

/**
 * Passes on the result of a booking. When the price has changed, the new price is read before the
 * error is thrown, so that it can be shown with it.
 */
export async function conPrecioAlDia<T>(
  llamada: Promise<T>,
  pedirPrecio: () => Promise<unknown>,
): Promise<T> {
  try {
    return await llamada;
  } catch (error) {
    if (esCambioDePrecio(error)) await pedirPrecio();
    throw error;
  }
}
