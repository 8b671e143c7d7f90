/*
 * Two people's changes of one thing, put together datum by datum, as `cambiosAjenos` lists them.
 */

/** What is written in `aca`, except for what somebody else has changed since `conocido`: that is as they saved it. */
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

/** The days of a week, or the prices up to the capacity: always in the same order, so a place is an entry. */
function enLista(antes: Lista, ahora: Lista, propia: Lista): Lista {
  const { length } = antes.length === ahora.length ? propia : ahora;
  return Array.from({ length }, (_, lugar) => {
    const [suya, mia] = [ahora[lugar], propia[lugar]];
    return sonIguales(antes[lugar], suya) ? (mia ?? suya) : suya;
  });
}

/** Whether all that is written in `aca` is saved already; `actual` may hold more. */
export function yaEstaGuardado<A extends object>(aca: A, actual: A): boolean {
  return sonIguales({ ...actual, ...aca }, { ...actual });
}

function sonIguales(uno: unknown, otro: unknown): boolean {
  return JSON.stringify(uno) === JSON.stringify(otro);
}

type Lista = readonly unknown[];
const esLista = (valor: unknown): valor is Lista => Array.isArray(valor);
