import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { cartel } from '../../../lib/carteles.ts';
import { cambiosEntre } from './cambios-ajenos.view.ts';

interface Lectura {
  fecha: string;
  franjas: Franja[];
  cuando: number;
  /** True where a change made on this desk was under way when the day was read. */
  enCurso: boolean;
}

/**
 * Shows a toast about the bookings that clients and other desks have made or cancelled on the day
 * on screen. A reading after a change made on this desk shows no toast, because that change had a
 * toast already.
 */
export function useCambiosAjenos(fecha: string, dia: UseQueryResult<Franja[]>): void {
  const cambios = useQueryClient().getMutationCache();
  const anterior = useRef<Lectura | null>(null);
  const { data: franjas, dataUpdatedAt: cuando } = dia;
  useEffect(() => {
    if (!franjas) return;
    const antes = anterior.current;
    const propias = cambios.getAll();
    const enCurso = propias.some(({ state }) => state.status === 'pending');
    anterior.current = { fecha, franjas, cuando, enCurso };
    if (antes?.fecha !== fecha || antes.franjas === franjas) return;
    const esDeAca = antes.enCurso || propias.some(({ state }) => state.submittedAt >= antes.cuando);
    const texto = esDeAca ? null : cambiosEntre(antes.franjas, franjas);
    if (texto) cartel.info(texto);
  }, [fecha, franjas, cuando, cambios]);
}
