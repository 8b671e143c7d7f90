/** The wrong tries after which a code to enter by is over (rules §19.11). */
export const INTENTOS_POR_CODIGO = 5;
