/** The most elements of a bare array in one answer (rules §2.11). */
export const MAXIMO_EN_LISTADO = 1_000;
