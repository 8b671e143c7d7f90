/** The providers where most people have their e-mail, each with the domain endings that it has. */
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

/** Providers that there are, although they look like a slip of another's name. */
const DE_VERDAD = new Set(['ymail', 'email', 'mail', 'gmx', 'googlemail', 'rocketmail', 'love']);

/** Endings that no domain has, and that are typed in place of 'com'. */
const COM_MAL_ESCRITO = /\.(?:con|cmo|ocm|coom|comm|vom|xom|cpm|cim|c0m)(?=\.ar$|$)/;

/**
 * Returns the e-mail that was probably meant, to be asked about and never refused (rules §5.4);
 * null where nothing looks mistyped.
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
  // A provider with one ending leaves no doubt which one is meant; others have one in many countries.
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

/** True where one letter more, less, other, or changed with its neighbour's makes one of the other. */
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
