import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { useAQuienIrian } from './useAQuienIrian.ts';

interface PropiedadesDeAQuienIrian {
  franja: Franja;
  /** The number of places that the change would free. */
  liberados: number;
}

/**
 * Says which clients would be offered the places that a change by the desk frees. Renders nothing
 * where nobody waits.
 */
export function AQuienIrian({ franja, liberados }: PropiedadesDeAQuienIrian) {
  const texto = useAQuienIrian(franja, liberados);
  return texto && <p>{texto}</p>;
}
