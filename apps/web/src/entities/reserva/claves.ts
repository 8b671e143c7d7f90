/*
 * The keys of a client's data in the query cache, in a module of their own, so that a screen can use them without the
 * calls.
 */

export const CLAVE_DE_FRANJAS = ['cliente', 'franjas'] as const;
export const CLAVE_DE_CONFIG = ['cliente', 'config'] as const;
export const CLAVE_DE_PRECIO = ['cliente', 'precio'] as const;
export const CLAVE_DE_RESERVAS = ['cliente', 'reservas'] as const;
