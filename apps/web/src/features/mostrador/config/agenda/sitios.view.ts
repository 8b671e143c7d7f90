import { enLista } from '../../../../lib/palabras.ts';

/*
 * The web pages that may show the agenda in a frame: how they are typed, said and given to copy.
 */

/**
 * Returns the origin of a page as somebody types its address: 'midominio.com/inicio' is
 * 'https://midominio.com'. A text that is no address of a page stays as it is, for the form to
 * refuse.
 */
function origenDe(escrito: string): string {
  const texto = escrito.trim();
  const conProtocolo = /^https?:\/\//i.test(texto) ? texto : `https://${texto}`;
  try {
    const { host, hostname, username } = new URL(conProtocolo);
    return username === '' && hostname.includes('.') ? `https://${host}` : texto;
  } catch {
    return texto;
  }
}

/** Reads the addresses of pages, one a line or with commas, each as its origin and only once. */
export function leerSitios(escrito: string): string[] {
  const partes = escrito.split(/[\s,;]+/).filter((parte) => parte !== '');
  return [...new Set(partes.map(origenDe))];
}

export function escribirSitios(sitios: readonly string[] = []): string {
  return sitios.join('\n');
}

/** Returns which pages show the agenda, for example 'La muestran www.uno.com y dos.com.' */
export function sitiosEnPalabras(sitios: readonly string[]): string {
  const nombres = sitios.map((sitio) => sitio.replace(/^https:\/\//, ''));
  return `${nombres.length === 1 ? 'La puede' : 'La pueden'} mostrar ${enLista(nombres)}.`;
}

/** Returns the line that puts the agenda into a page of the centre's own. */
export function lineaParaCopiar(origen: string): string {
  return `<script src="${origen}/agenda.js" data-remanso></script>`;
}
