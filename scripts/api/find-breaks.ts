import type { ApiShape, Call, Field } from './shape-of-api.ts';

/** The limits that are stricter when they are greater. Other limits are stricter when smaller. */
const FROM_BELOW = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];

/**
 * Returns a line for each change that a caller of the API `before` would notice in the API `now`.
 * Additions are left out: a field or value of an answer, an optional field of a request.
 */
export function findBreaks(before: ApiShape, now: ApiShape): string[] {
  return Object.entries(before).flatMap(([line, call]) => {
    const changed = now[line];
    if (!changed) return [`${line} is gone`];
    return [...roles(call, changed), ...requests(call, changed), ...answers(call, changed)].map(
      (what) => `${line} ${what}`,
    );
  });
}

function roles(before: Call, now: Call): string[] {
  const wasPublic = before.roles.length === 0 && now.roles.length > 0;
  const lost = before.roles.filter((rol) => now.roles.length > 0 && !now.roles.includes(rol));
  return [
    ...(wasPublic ? ['asks for a session'] : []),
    ...lost.map((rol) => `may not be made by ${rol}`),
  ];
}

function requests({ takes: before }: Call, { takes: now }: Call): string[] {
  const lost = Object.keys(before).filter((place) => !now[place]);
  const asked = Object.entries(now).filter(
    ([place, { optional }]) => !optional && isKnown(parentOf(place), before),
  );
  return [
    ...topmost(lost).map((place) => `takes no ${place}`),
    ...asked
      .filter(([place]) => before[place]?.optional ?? true)
      .map(([place]) => `asks for ${place}`),
    ...Object.entries(before).flatMap(([place, field]) =>
      now[place] ? narrower(place, field, now[place]) : [],
    ),
  ];
}

function answers({ answers: before }: Call, { answers: now }: Call): string[] {
  const lost = Object.keys(before).filter((place) => !now[place]);
  return [
    ...topmost(lost).map((place) => `answers no ${place}`),
    ...Object.entries(before).flatMap(([place, field]) => {
      const other = now[place];
      if (!other) return [];
      return [
        ...(other.optional && !field.optional ? [`may leave out ${place}`] : []),
        ...(other.types.join() === field.types.join()
          ? []
          : [`answers ${other.types.join(' or ')} at ${place}, not ${field.types.join(' or ')}`]),
        ...missing(field.values, other.values).map((value) => `never answers ${value} at ${place}`),
      ];
    }),
  ];
}

function narrower(place: string, before: Field, now: Field): string[] {
  const types = before.types.filter(
    (type) => !now.types.includes(type) && !(type === 'integer' && now.types.includes('number')),
  );
  return [
    ...types.map((type) => `takes no ${type} at ${place}`),
    ...(before.values.length === 0 && now.values.length > 0
      ? [`takes only some values at ${place}`]
      : missing(before.values, now.values).map((value) => `takes no ${value} at ${place}`)),
    ...Object.entries(now.limits)
      .filter(([key, limit]) => isStricter(key, before.limits[key], limit))
      .map(([key, limit]) => `has another ${key} at ${place}: ${limit}`),
  ];
}

function isStricter(key: string, before: number | string | undefined, now: number | string) {
  if (before === undefined) return true;
  if (typeof before === 'string' || typeof now === 'string') return before !== now;
  return FROM_BELOW.includes(key) ? now > before : now < before;
}

/**
 * Returns the values that `now` does not list any more; none where `now` lists no values at all.
 */
function missing(before: string[], now: string[]): string[] {
  return now.length === 0 ? [] : before.filter((value) => !now.includes(value));
}

/** Leaves out each place that is inside another place of the list. */
function topmost(places: string[]): string[] {
  return places.filter((place) => parentOf(place) === place || !places.includes(parentOf(place)));
}

/** Returns the place that contains `place`; `place` itself where no place contains it. */
function parentOf(place: string): string {
  return place.replace(/(\[\]|\.[^.[]+)$/, '');
}

/**
 * Returns whether a caller of the released API may already send the object `parent`. A new required
 * field of a new object breaks nobody. Parameters and the whole body are in no object, and so count
 * as known.
 */
function isKnown(parent: string, before: Call['takes']): boolean {
  return ['query', 'header', 'path', 'body'].includes(parent) || parent in before;
}
