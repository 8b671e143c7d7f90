import { ErrorDeApi } from '../../../lib/api/ErrorDeApi.ts';

/** True where the server refused because the price on screen was outdated; nothing was booked. */
export function esCambioDePrecio(error: unknown): error is ErrorDeApi {
  return error instanceof ErrorDeApi && error.codigo === 'PRECIO_CAMBIO';
}

/**
 * Resolves as `llamada` does. When the server refuses because the price has changed, `pedirPrecio`
 * reads the new price before the error is thrown, so that the screen shows the error and the new
 * price at once.
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
