import type { Plugin } from 'vite';

const EMPTY = '\0remanso:no-strings';
/** The modules that hold React Aria's own words in one language each: 'intl/calendar/de-DE.mjs'. */
const STRINGS = /\/[a-z]{2}-[A-Z]{2}\.mjs$/;
const SPANISH = /\/es-ES\.mjs$/;

/** The branches of `createCalendar` for other calendars than the Gregorian, which pull each of them in. */
const OTHER_CALENDARS = /case '(?!gregory')[\w-]+':\s*return new [^;]+;/g;

/**
 * Keeps of React Aria the words of one language of thirty, and one calendar of a dozen, because every screen here
 * speaks Spanish and counts by the Gregorian calendar.
 */
export function leanReactAria(): Plugin {
  return {
    name: 'remanso:lean-react-aria',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: STRINGS },
      handler: (id, importer) =>
        /\/react-(aria|stately)/.test(importer ?? '') && !SPANISH.test(id) ? EMPTY : null,
    },
    load: { filter: { id: /^\0remanso:no-strings$/ }, handler: () => 'export default {};' },
    transform: {
      filter: { id: /@internationalized\/date\/.*\/createCalendar\.mjs$/ },
      handler: (code) => ({ code: code.replaceAll(OTHER_CALENDARS, ''), map: null }),
    },
  };
}
