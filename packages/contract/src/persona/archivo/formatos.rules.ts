/*
 * Tells the files that are no list in text, and what a person does with them (rules §21.1).
 */

const GUARDAR_COMO_CSV =
  'Ábrelo en tu planilla, elige «Guardar como CSV UTF-8» y trae ese archivo.';

/** The bytes with which files begin that people take for a list. */
const COMIENZOS: readonly (readonly [string, string])[] = [
  ['PK\u0003\u0004', `Es una planilla o un archivo comprimido. ${GUARDAR_COMO_CSV}`],
  ['\u00d0\u00cf\u0011\u00e0', `Es una planilla de Excel. ${GUARDAR_COMO_CSV}`],
  ['%PDF', 'Es un PDF. Abre la planilla de la que salió y elige «Guardar como CSV UTF-8».'],
  ['{\\rtf', `Es un documento de texto. Pega la lista en una planilla. ${GUARDAR_COMO_CSV}`],
];
const DE_CONTACTOS =
  'Es un archivo de contactos (.vcf). Ábrelo en Google Contacts y expórtalo como «CSV de Google».';
const NO_ES_TEXTO = `No es un archivo de texto. ${GUARDAR_COMO_CSV}`;

/** How many bytes are looked at. A file in text has none that is zero. */
const LARGO_MIRADO = 100_000;

/**
 * Returns why a file cannot be read and what to do with it; null for a file in text.
 * @example porQueNoEsTexto(new Uint8Array([65, 59, 66])) // null
 */
export function porQueNoEsTexto(bytes: Uint8Array): string | null {
  const comienzo = String.fromCharCode(...bytes.subarray(0, 40));
  const conocido = COMIENZOS.find(([marca]) => comienzo.startsWith(marca));
  if (conocido) return conocido[1];
  if (/^(?:\u00ef\u00bb\u00bf)?\s*BEGIN:VCARD/i.test(comienzo)) return DE_CONTACTOS;
  const esUtf16 = /^(?:\u00ff\u00fe|\u00fe\u00ff)/.test(comienzo);
  return !esUtf16 && bytes.subarray(0, LARGO_MIRADO).includes(0) ? NO_ES_TEXTO : null;
}
