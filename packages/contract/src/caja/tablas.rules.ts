/*
 * What tables for a spreadsheet have in common; the code that writes them is in `tabla.ts`.
 */

export type Celda = string | number | null;

/** Excel takes a table for UTF-8 only where it begins so. */
export const MARCA_DE_UTF8 = '\uFEFF';
