import type { PaginaPedida } from './campos-de-pagina.ts';

export interface Page<T> {
  elementos: T[];
  /** The number of elements of the whole list, on all pages. */
  total: number;
}

interface Reads<T> {
  read: (limits: { limit: number; offset: number }) => Promise<T[]>;
  count: () => Promise<number>;
}

/**
 * Reads a page of a list. Calls `count` only when the elements do not show the total: for a full
 * page, and for an empty page after the first.
 */
export async function readPage<T>(
  { page, size }: PaginaPedida,
  { read, count }: Reads<T>,
): Promise<Page<T>> {
  const offset = page * size;
  const elementos = await read({ limit: size, offset });
  const isTheEnd = elementos.length < size && (elementos.length > 0 || page === 0);
  return { elementos, total: isTheEnd ? offset + elementos.length : await count() };
}

/** Returns a page of `todos`, for a list so short that the caller has read all of it. */
export function pageOf<T>(todos: T[], { page, size }: PaginaPedida): Page<T> {
  const whole = page === 0 && todos.length <= size;
  const elementos = whole ? todos : todos.slice(page * size, (page + 1) * size);
  return { elementos, total: todos.length };
}
