/*
 * Merges two people's changes of one thing, datum by datum, as `cambiosAjenos` lists them.
 */

/**
 * The values in `aca`, except for those that somebody else has changed since `conocido`, which are
 * as that person saved them.
 */
export function conLoGuardado<A extends object>(conocido: A, actual: A, aca: A): A;
export function conLoGuardado(conocido: object, actual: object, aca: object): object {
  if (esLista(conocido) && esLista(actual) && esLista(aca)) return enLista(conocido, actual, aca);
  const [antes, ahora] = [new Map(Object.entries(conocido)), new Map(Object.entries(actual))];
  return Object.fromEntries(
    Object.entries(aca).map(([clave, propio]) => [
      clave,
      datoMezclado(antes.get(clave), ahora.get(clave), propio),
    ]),
  );
}

function datoMezclado(antes: unknown, ahora: unknown, propio: unknown): unknown {
  if (esLista(antes) && esLista(ahora) && esLista(propio)) return enLista(antes, ahora, propio);
  return sonIguales(antes, ahora) ? propio : ahora;
}

/**
 * Merges lists by position: the days of a week and the prices by capacity always come in the same
 * order.
 */
function enLista(antes: Lista, ahora: Lista, propia: Lista): Lista {
  const { length } = antes.length === ahora.length ? propia : ahora;
  return Array.from({ length }, (_, lugar) => {
    const [suya, mia] = [ahora[lugar], propia[lugar]];
    return sonIguales(antes[lugar], suya) ? (mia ?? suya) : suya;
  });
}

/** True where all of `aca` is saved already; `actual` may hold more. */
export function yaEstaGuardado<A extends object>(aca: A, actual: A): boolean {
  return sonIguales({ ...actual, ...aca }, { ...actual });
}

function sonIguales(uno: unknown, otro: unknown): boolean {
  return JSON.stringify(uno) === JSON.stringify(otro);
}

type Lista = readonly unknown[];
const esLista = (valor: unknown): valor is Lista => Array.isArray(valor);
