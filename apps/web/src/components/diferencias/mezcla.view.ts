import { esDato, esPorPartes, type Forma } from '@remanso/contract/seguimiento/datos.rules';

/** Three states of a thing: as it was, as somebody has changed it, and as another has. */
type Estados<A> = [antes: A, prima: A, otra: A];
type Datos = Readonly<Record<string, unknown>>;

/**
 * Merges two people's changes of one thing, datum by datum, as its forma names them: what `prima`
 * has changed since `antes` is hers, the rest is as in `otra`. Only what both hold is kept, because
 * a screen need not edit all that it reads.
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

/** Merges lists by position: the days of a week and the prices always come in the same order. */
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
