import type { Page } from '../read-page.ts';

/**
 * Returns the answer for a page of a list whose body is a bare array: the total is in the header
 * `X-Total-Elementos` (rules §2.11).
 */
export function answerList<T>({ elementos, total }: Page<T>) {
  return { body: elementos, headers: { 'X-Total-Elementos': total } };
}
