/*
 * The type of a cell and the first character of every table for a spreadsheet. The code that writes
 * tables is in `tabla.ts`.
 */

export type Celda = string | number | null;

/** The first character of every table file: without this character Excel does not read UTF-8. */
export const MARCA_DE_UTF8 = '\uFEFF';
