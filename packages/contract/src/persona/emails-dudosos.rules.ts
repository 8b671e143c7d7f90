/** The usual e-mail providers, each with the endings of its domains. */
const PROVEEDORES: Readonly<Record<string, readonly string[]>> = {
  gmail: ['com'],
  hotmail: ['com', 'com.ar', 'es'],
  outlook: ['com', 'com.ar', 'es'],
  yahoo: ['com.ar', 'com', 'es'],
  live: ['com', 'com.ar'],
  icloud: ['com'],
  fibertel: ['com.ar'],
  arnet: ['com.ar'],
};

/** Providers that exist, although their names look like misspellings of another provider's name. */
const DE_VERDAD = new Set(['ymail', 'email', 'mail', 'gmx', 'googlemail', 'rocketmail', 'love']);

/** Matches an ending that no domain has and that people type in place of '.com'. */
const COM_MAL_ESCRITO = /\.(?:con|cmo|ocm|coom|comm|vom|xom|cpm|cim|c0m)(?=\.ar$|$)/;

/**
 * Returns the e-mail address that the person probably meant; null where the address does not look
 * mistyped. The form asks about the address, and never refuses it (rules §5.4).
 * @example emailCorregido('ana@gmial.con') // 'ana@gmail.com'
 * @example emailCorregido('ana@gmail.com') // null
 */
export function emailCorregido(email: string): string | null {
  const corte = email.lastIndexOf('@');
  const dominio = email
    .slice(corte + 1)
    .trim()
    .toLowerCase();
  const corregido = dominioCorregido(dominio);
  return corregido === dominio ? null : email.slice(0, corte + 1).trim() + corregido;
}

function dominioCorregido(dominio: string): string {
  const conCom = dominio.replace(COM_MAL_ESCRITO, '.com');
  const [nombre = '', ...partes] = conCom.split('.');
  const proveedor = proveedorDe(nombre);
  if (proveedor === undefined) return conCom;
  const [conocido, finales] = proveedor;
  const final = partes.join('.');
  const parecido =
    finales.find((uno) => uno === final) ?? finales.find((uno) => aUnPaso(uno, final));
  // An unknown ending is replaced where the provider has a single ending; otherwise it is kept.
  const elegido = parecido ?? (finales.length === 1 ? finales[0] : final);
  return `${conocido}.${elegido}`;
}

function proveedorDe(nombre: string) {
  if (DE_VERDAD.has(nombre)) return undefined;
  const todos = Object.entries(PROVEEDORES);
  return (
    todos.find(([conocido]) => conocido === nombre) ??
    todos.find(([conocido]) => aUnPaso(conocido, nombre))
  );
}

/**
 * Returns whether two words differ by one added letter, one other letter or two swapped neighbours.
 */
function aUnPaso(uno: string, otro: string): boolean {
  let i = 0;
  while (i < uno.length && uno[i] === otro[i]) i += 1;
  const [resto, delOtro] = [uno.slice(i), otro.slice(i)];
  return (
    resto.slice(1) === delOtro ||
    resto === delOtro.slice(1) ||
    resto.slice(1) === delOtro.slice(1) ||
    (resto.slice(2) === delOtro.slice(2) && resto[0] === delOtro[1] && resto[1] === delOtro[0])
  );
}
