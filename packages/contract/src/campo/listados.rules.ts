/** The most elements of one answer that is a bare array (rules §2.11). */
export const MAXIMO_EN_LISTADO = 1_000;
