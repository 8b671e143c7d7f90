import { setImmediate as turn } from 'node:timers/promises';
import type { Schema } from '@remanso/contract/endpoint';

const SLICE = 25;
/** How long one answer is worked on before other requests have their turn. */
const TURN_MS = 5;

/** The JSON of the lists that somebody still holds. */
const written = new WeakMap<readonly unknown[], { schema: Schema; json: Promise<string> }>();

/**
 * Returns the JSON of a list of any length, allow-listed by its schema, and lets other requests run
 * in between. A list that several requests have read together (`share-reads.ts`) is written once.
 */
export function serializeList(schema: Schema, items: readonly unknown[]): Promise<string> {
  const before = written.get(items);
  if (before?.schema === schema) return before.json;
  const json = writeList(schema, items);
  written.set(items, { schema, json });
  return json;
}

async function writeList(schema: Schema, items: readonly unknown[]): Promise<string> {
  const slices: string[] = [];
  let begun = performance.now();
  for (let from = 0; from < items.length; from += SLICE) {
    if (performance.now() - begun > TURN_MS) {
      await turn();
      begun = performance.now();
    }
    slices.push(JSON.stringify(schema.parse(items.slice(from, from + SLICE))).slice(1, -1));
  }
  return `[${slices.join(',')}]`;
}
