import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { useQuery } from '@tanstack/react-query';
import { consultasDeFranjas } from '../../../../entities/franja/franjas-del-dia.queries.ts';
import { ahora } from '../../../../lib/tiempo/reloj.ts';
import { aQuienIrian } from './fila.view.ts';

/**
 * Says which clients would be offered the places that a change by the desk frees; null where nobody
 * waits. The answer follows the day on screen while a question is open: who joins the waiting list
 * meanwhile is named.
 */
export function useAQuienIrian(franja: Franja, liberados: number): string | null {
  const { data } = useQuery({
    ...consultasDeFranjas.delDia(franja.fecha),
    enabled: false,
    select: (dia) => dia.find(({ id }) => id === franja.id),
  });
  return aQuienIrian(data ?? franja, liberados, ahora());
}
