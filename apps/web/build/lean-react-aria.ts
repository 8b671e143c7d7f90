import type { Plugin } from 'vite';

/** The modules that hold React Aria's own words in one language each: 'intl/calendar/de-DE.mjs'. */
const STRINGS = /\/(?!es-ES)[a-z]{2}-[A-Z]{2}\.mjs$/;

/**
 * The branches of `createCalendar` for other calendars than the Gregorian, which pull each of them
 * in.
 */
const OTHER_CALENDARS = /case '(?!gregory')[\w-]+':\s*return new [^;]+;/g;

/**
 * Keeps of React Aria the words of one language of thirty, and one calendar of a dozen, because
 * every screen here speaks Spanish and counts by the Gregorian calendar. Each other language is
 * given the Spanish words, for React Aria throws where the browser's language has none.
 */
export function leanReactAria(): Plugin {
  return {
    name: 'remanso:lean-react-aria',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: STRINGS },
      handler(id, importer) {
        if (!importer || !/\/react-(aria|stately)/.test(importer)) return null;
        return this.resolve(id.replace(STRINGS, '/es-ES.mjs'), importer);
      },
    },
    transform: {
      filter: { id: /\/date\/dist\/private\/createCalendar\.mjs$/ },
      handler: (code) => ({
        code: code.replaceAll(OTHER_CALENDARS, ''),
        map: null,
      }),
    },
  };
}
