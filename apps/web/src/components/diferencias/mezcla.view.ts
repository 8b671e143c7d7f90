/*
 * Merges two people's changes of one thing, datum by datum, as `cambiosAjenos` lists them.
 */

/** Returns the data of `todo` that `aca` has too; a screen need not edit all that it reads. */
export function soloLoDe<A extends object>(aca: A, todo: A): A;
export function soloLoDe(aca: object, todo: object): object {
  if (esLista(aca)) return todo;
  return Object.fromEntries(Object.entries(todo).filter(([clave]) => clave in aca));
}

/**
 * The values that are saved now, except for those that were changed here since `conocido`, which
 * are as they are written here.
 */
export function conLoPropio<A extends object>(conocido: A, actual: A, aca: A): A {
  return conLoGuardado(conocido, aca, soloLoDe(aca, actual));
}

/**
 * The values in `aca`, except for those that somebody else has changed since `conocido`, which are
 * as that person saved them.
 */
export function conLoGuardado<A extends object>(conocido: A, actual: A, aca: A): A;
export function conLoGuardado(conocido: object, actual: object, aca: object): object {
  if (esLista(conocido) && esLista(actual) && esLista(aca)) return enLista(conocido, actual, aca);
  const [antes, ahora] = [conocido as Datos, actual as Datos];
  return Object.fromEntries(
    Object.entries(aca).map(([clave, propio]) => {
      const [viejo, nuevo] = [antes[clave], ahora[clave]];
      if (clave !== 'estaciones' && esLista(viejo) && esLista(nuevo) && esLista(propio)) {
        return [clave, enLista(viejo, nuevo, propio)];
      }
      return [clave, sigueIgual(clave, antes, ahora) ? propio : nuevo];
    }),
  );
}

/** Data of which one says nothing without the other: whoever changes one has chosen both. */
const JUNTAS = ['inicio', 'fin'];

function sigueIgual(clave: string, antes: Datos, ahora: Datos): boolean {
  const claves = JUNTAS.includes(clave) ? JUNTAS : [clave];
  return claves.every((una) => sonIguales(antes[una], ahora[una]));
}

/**
 * Merges lists by position: the days of a week and the prices by capacity always come in the same
 * order. That of the stations is a choice, so they are one datum.
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

type Datos = Readonly<Record<string, unknown>>;
type Lista = readonly unknown[];
const esLista = (valor: unknown): valor is Lista => Array.isArray(valor);
