/** How many elements of a bare array one answer holds at most (rules §10.6). */
export const MAXIMO_EN_LISTADO = 1_000;
