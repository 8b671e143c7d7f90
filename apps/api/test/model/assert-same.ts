import { deepStrictEqual } from 'node:assert';

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

export class NotTheSame extends Error {}

/**
 * Throws NotTheSame, with `about` in its message, when the server's `found` differs from the
 * model's `expected`. `found` and `expected` are compared as JSON.
 */
export function assertSame(expected: unknown, found: unknown, about: string): void {
  try {
    deepStrictEqual(asJson(found), asJson(expected));
  } catch (error) {
    throw new NotTheSame(`${about}\n${(error as Error).message}`, { cause: error });
  }
}
