import { esDato, esPorPartes, type Forma } from '@remanso/contract/seguimiento/datos.rules';

/**
 * Three states of a thing: `antes` before any change, `prima` as changed by the person whose
 * changes win, and `otra` as changed by another person.
 */
type Estados<A> = [antes: A, prima: A, otra: A];
type Datos = Readonly<Record<string, unknown>>;

/**
 * Merges two people's changes of one thing, datum by datum: a datum that `prima` has changed since
 * `antes` is taken from `prima`, every other datum from `otra`. The result has only the data that
 * are in `prima` as well as in `otra`, because a screen need not edit all data that it reads.
 */
export function mezclar<A extends object>(forma: Forma, ...estados: Estados<A>): A {
  if (esDato(forma)) return enLista(...(estados as Estados<unknown>)) as A;
  const [antes, prima, otra] = estados as Estados<Datos>;
  const queda = Object.keys(otra).filter((clave) => clave in prima);
  return Object.fromEntries(
    queda.map((clave) => {
      const { clase, junto = clave } = forma[clave] ?? {};
      if (clase && esPorPartes(clase)) {
        return [clave, enLista(antes[clave], prima[clave], otra[clave])];
      }
      const sigueIgual = [clave, junto].every((una) => sonIguales(antes[una], prima[una]));
      return [clave, sigueIgual ? otra[clave] : prima[clave]];
    }),
  ) as A;
}

/**
 * Merges two lists by position, because the days of a week and the prices always have the same
 * order.
 */
function enLista(...estados: Estados<unknown>): unknown[] {
  const [antes, prima, otra] = estados as Estados<readonly unknown[]>;
  const { length } = antes.length === prima.length ? otra : prima;
  return Array.from({ length }, (_, lugar) => {
    const [suya, ajena] = [prima[lugar], otra[lugar]];
    return sonIguales(antes[lugar], suya) ? (ajena ?? suya) : suya;
  });
}

export function sonIguales(uno: unknown, otro: unknown): boolean {
  return JSON.stringify(uno) === JSON.stringify(otro);
}
