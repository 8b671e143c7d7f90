/**
 * Describes in words where two values first differ; returns undefined when they are the same. A field that is undefined
 * counts as missing.
 */
export function firstDifference(
  expected: unknown,
  found: unknown,
  path = 'the answer',
): string | undefined {
  if (Object.is(expected, found)) return undefined;
  if (!isObject(expected) || !isObject(found)) return differs(expected, found, path);
  if (Array.isArray(expected) !== Array.isArray(found)) return differs(expected, found, path);
  for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const difference = firstDifference(expected[key], found[key], `${path}.${key}`);
    if (difference) return difference;
  }
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function differs(expected: unknown, found: unknown, path: string): string {
  return `${path}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`;
}
