import { renglonesDe, type Forma } from '@remanso/contract/seguimiento/datos.rules';

/**
 * A datum whose value differs between two states of a thing. `antes` or `despues` is null where
 * that state does not contain the datum.
 */
export interface Diferencia {
  dato: string;
  antes: string | null;
  despues: string | null;
}

/** Compares two states of a thing datum by datum, and returns only the data that differ. */
export function diferenciasDe(
  forma: Forma,
  { antes, despues }: { antes: unknown; despues: unknown },
): Diferencia[] {
  const [viejos, nuevos] = [renglonesDe(forma, antes), renglonesDe(forma, despues)];
  return [...new Set([...viejos.keys(), ...nuevos.keys()])]
    .map((dato) => ({ dato, antes: viejos.get(dato) ?? null, despues: nuevos.get(dato) ?? null }))
    .filter((cada) => cada.antes !== cada.despues);
}
