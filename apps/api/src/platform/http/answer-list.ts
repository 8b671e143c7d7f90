import type { Page } from '../read-page.ts';

/** How a call answers a page of a bare array (rules §10.6). */
export function answerList<T>({ elementos, total }: Page<T>) {
  return { body: elementos, headers: { 'X-Total-Elementos': total } };
}
