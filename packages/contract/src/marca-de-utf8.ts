/** Excel takes a table for UTF-8 only where it begins so. */
export const MARCA_DE_UTF8 = '\uFEFF';
