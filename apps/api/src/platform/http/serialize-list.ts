import { setImmediate as turn } from 'node:timers/promises';
import type { Schema } from '@remanso/contract/endpoint';

const SLICE = 25;
/**
 * The milliseconds for which the JSON of one list is written before other requests have their turn.
 */
const TURN_MS = 5;

/** The JSON of each list, kept for as long as the list itself is in memory. */
const written = new WeakMap<readonly unknown[], { schema: Schema; json: Promise<string> }>();

/**
 * Returns the JSON of a list with only the fields that its schema allows. A long list is written in
 * slices, and other requests run between the slices. A list that several requests have read
 * together (`share-reads.ts`) is written only once.
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
