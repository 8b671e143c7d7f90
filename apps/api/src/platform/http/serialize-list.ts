import { setImmediate as turn } from 'node:timers/promises';
import type * as z from 'zod/mini';
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

/** Returns the JSON of an object with only the fields that its schema allows; its lists in slices. */
export async function serializeObject(
  schema: z.ZodMiniObject,
  body: Readonly<Record<string, unknown>>,
): Promise<string> {
  const fields: string[] = [];
  for (const [name, field] of Object.entries(schema.shape) as [string, Schema][]) {
    const value = body[name];
    const json = Array.isArray(value)
      ? await serializeList(field, value)
      : JSON.stringify(field.parse(value));
    if (json !== undefined) fields.push(`${JSON.stringify(name)}:${json}`);
  }
  return `{${fields.join(',')}}`;
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
