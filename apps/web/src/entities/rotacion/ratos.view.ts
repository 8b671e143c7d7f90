import type { Rotacion } from '@remanso/contract/franja/rotacion.rules';

/*
 * The words for a rotación: its ratos, and the ratos in which a person waits.
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

/** Says why and for how many ratos each person waits; empty where nobody waits. */
export function pausasEnPalabras({ recorridos: [recorrido = []] }: Rotacion): string {
  const pausas = recorrido.filter((estacion) => estacion === null).length;
  if (pausas === 0) return '';
  const cuantas = pausas === 1 ? '1 rato' : `${pausas} ratos`;
  return `Son más personas que las que entran a la vez: cada una espera ${cuantas}.`;
}
