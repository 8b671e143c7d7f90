import type { Rotacion } from '@remanso/contract/franja/rotacion.rules';

/*
 * A rotation in words: its ratos, and the pauses that some of them are.
 */

export function ratosDe({ recorridos: [recorrido = []] }: Rotacion): number {
  return recorrido.length;
}

/** Returns, for example, '6 ratos de 8 minutos'. */
export function ratosEnPalabras(rotacion: Rotacion): string {
  const ratos = ratosDe(rotacion);
  const minutos = rotacion.minutos === 1 ? '1 minuto' : `${rotacion.minutos} minutos`;
  return ratos === 1 ? `1 rato de ${minutos}` : `${ratos} ratos de ${minutos}`;
}

/** Says why a round has pauses, and how many; empty where it has none. */
export function pausasEnPalabras({ recorridos: [recorrido = []] }: Rotacion): string {
  const pausas = recorrido.filter((estacion) => estacion === null).length;
  if (pausas === 0) return '';
  const cuantas = pausas === 1 ? '1 rato' : `${pausas} ratos`;
  return `Son más personas que las que entran a la vez: cada una espera ${cuantas}.`;
}
