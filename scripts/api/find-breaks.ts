import type { ApiShape, Call, Field } from './shape-of-api.ts';

/** The limits that a greater number makes narrower; a smaller one does of the others. */
const FROM_BELOW = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];

/**
 * Returns what somebody who calls as `before` says would notice, a line each. What is only added is
 * none: another field of an answer, another value in it, an optional field of a request.
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

/** Where no values are listed any longer, none is missing. */
function missing(before: string[], now: string[]): string[] {
  return now.length === 0 ? [] : before.filter((value) => !now.includes(value));
}

/** Leaves out what went with what it stood in. */
function topmost(places: string[]): string[] {
  return places.filter((place) => parentOf(place) === place || !places.includes(parentOf(place)));
}

/** Returns the place itself where it stands in no other. */
function parentOf(place: string): string {
  return place.replace(/(\[\]|\.[^.[]+)$/, '');
}

/** A parameter has no parent that could be missing. */
function isKnown(parent: string, before: Call['takes']): boolean {
  return ['query', 'header', 'path', 'body'].includes(parent) || parent in before;
}
