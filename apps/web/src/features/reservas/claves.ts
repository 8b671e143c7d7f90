/*
 * Where the query cache keeps a client's things; by themselves, so that a screen can name them without the calls.
 */

export const CLAVE_DE_FRANJAS = ['cliente', 'franjas'] as const;
export const CLAVE_DE_CONFIG = ['cliente', 'config'] as const;
export const CLAVE_DE_PRECIO = ['cliente', 'precio'] as const;
export const CLAVE_DE_RESERVAS = ['cliente', 'reservas'] as const;
