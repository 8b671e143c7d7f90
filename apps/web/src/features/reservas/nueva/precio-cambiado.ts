import { ErrorDeApi } from '../../../lib/ErrorDeApi.ts';

/** The price on the screen was no longer the one of the booking: nothing was booked. */
export function esCambioDePrecio(error: unknown): error is ErrorDeApi {
  return error instanceof ErrorDeApi && error.codigo === 'PRECIO_CAMBIO';
}

/** That the price changed is told once the new one is there to be shown. */
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
