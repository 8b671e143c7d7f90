import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { MAXIMO_DE_PERSONAS } from '@remanso/contract/franja/franjas.rules';
import { useSesion } from '../../lib/sesion/useSesion.ts';
import { ahora } from '../../lib/tiempo/reloj.ts';
import { seEspera } from './espera.view.ts';

/**
 * Returns a function that is true where one can wait for places of a franja. Without a session the
 * franja comes from the agenda, which does not say how many people it is for.
 */
export function useSeEspera(): (franja: FranjaDeCliente, personas: number) => boolean {
  const { isAuthenticated } = useSesion();
  const capacidad = isAuthenticated ? undefined : MAXIMO_DE_PERSONAS;
  return (franja, personas) => seEspera(franja, personas, ahora(), capacidad);
}
