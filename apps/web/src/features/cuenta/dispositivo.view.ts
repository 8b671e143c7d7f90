import { nombreDeMomento } from '@remanso/contract/calendario';

/**
 * The mark of each browser in a user agent, and the name of the browser. The first mark found
 * counts, because the user agent of a browser also contains marks from further down this list.
 */
const NAVEGADORES = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SISTEMAS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** Returns what a browser is called in the list of devices, for example 'Chrome en Android'. */
export function nombreDeDispositivo(userAgent: string): string {
  const busca = (marcas: readonly (readonly [string, string])[]) =>
    marcas.find(([marca]) => userAgent.includes(marca))?.[1];
  const navegador = busca(NAVEGADORES) ?? 'Navegador';
  const sistema = busca(SISTEMAS);
  return sistema ? `${navegador} en ${sistema}` : navegador;
}

/**
 * Returns the second line of a device in the list, for example 'Desde el jueves 1 de octubre a las
 * 07:00. Todavía no le llegó ningún aviso.'.
 */
export function dispositivoEnPalabras({
  creadaEn,
  ultimoEnvio,
}: {
  creadaEn: string;
  ultimoEnvio: string | null;
}): string {
  const ultimo = ultimoEnvio
    ? `El último aviso fue el ${nombreDeMomento(ultimoEnvio)}.`
    : 'Todavía no le llegó ningún aviso.';
  return `Desde el ${nombreDeMomento(creadaEn)}. ${ultimo}`;
}
