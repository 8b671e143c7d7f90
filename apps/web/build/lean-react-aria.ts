import type { Plugin } from 'vite';

/** The modules that hold React Aria's own words in one language each: 'intl/calendar/de-DE.mjs'. */
const STRINGS = /\/(?!es-ES)[a-z]{2}-[A-Z]{2}\.mjs$/;

/**
 * The branches of `createCalendar` for other calendars than the Gregorian. Each branch makes the
 * bundle include its calendar.
 */
const OTHER_CALENDARS = /case '(?!gregory')[\w-]+':\s*return new [^;]+;/g;

/**
 * Reduces React Aria to one of its thirty languages and one of its dozen calendars, because every
 * screen is in Spanish and uses the Gregorian calendar. Every other language gets the Spanish
 * words, because React Aria throws where it has no words for the browser's language.
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
