import { hash } from 'node:crypto';
import type { Etiquetas } from '@remanso/contract/etiqueta';
import { cambioMientrasTanto } from '../errors.ts';

/**
 * Returns a strong ETag (RFC 9110 §8.8.1) of a content. The order of the properties does not change
 * the tag.
 */
export function etagOf(content: unknown): string {
  return `"${hash('sha256', JSON.stringify(content, inOrder), 'base64url').slice(0, 22)}"`;
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Throws 412 unless `tags` is '*' or contains the ETag of the content. The comparison is strong: a
 * weak tag (W/"…") never matches.
 */
export function assertNamed(tags: Etiquetas, content: unknown): void {
  if (tags !== '*' && !tags.includes(etagOf(content))) throw cambioMientrasTanto();
}

/**
 * Returns whether an `If-None-Match` names a content, by its ETag. The comparison is weak, as caches
 * ask it (RFC 9110 §13.1.2).
 */
export function isNamed(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.trim() === '*' || ifNoneMatch?.includes(etag) === true;
}
