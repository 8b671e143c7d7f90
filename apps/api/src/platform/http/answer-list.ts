import type { Page } from '../read-page.ts';

/** Returns a page as the answer of a call whose body is a bare array (rules §2.11). */
export function answerList<T>({ elementos, total }: Page<T>) {
  return { body: elementos, headers: { 'X-Total-Elementos': total } };
}
