import { hash } from 'node:crypto';
import type { Etiquetas } from '@remanso/contract/etiqueta';
import { cambioMientrasTanto } from '../errors.ts';

/**
 * Returns a strong tag (RFC 9110 §8.8.1). The same content has the same tag, in whatever order its
 * properties come.
 */
export function etagOf(content: unknown): string {
  return `"${hash('sha256', JSON.stringify(content, inOrder), 'base64url').slice(0, 22)}"`;
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Throws 412 unless one of the tags names the content, by strong comparison: a weak tag names none.
 */
export function assertNamed(tags: Etiquetas, content: unknown): void {
  if (tags !== '*' && !tags.includes(etagOf(content))) throw cambioMientrasTanto();
}
