import { hash } from 'node:crypto';
import { join } from 'node:path';

export const TYPELESS_FOLDER = join(import.meta.dirname, '../.cache/typeless');

/**
 * Returns the path of the copy without types of a source of the server. The copy is named after the
 * source's text and the Node that made it, so that no copy is ever out of date.
 *
 * @param {Buffer} text
 */
export function typelessCopyOf(text) {
  return join(TYPELESS_FOLDER, `${hash('sha256', text)}-${process.version}.js`);
}
