import type { Franja } from '@remanso/contract/franjas.contract';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { avisar } from '../../../lib/avisos.ts';
import { cambiosEntre } from './cambios-ajenos.view.ts';

interface Lectura {
  fecha: string;
  franjas: Franja[];
  cuando: number;
}

/**
 * Shows what clients and other desks booked or cancelled on the day in sight. A reading that
 * follows a change of this desk is not compared: that change was already reported.
 */
export function useCambiosAjenos(fecha: string, dia: UseQueryResult<Franja[]>): void {
  const cambios = useQueryClient().getMutationCache();
  const anterior = useRef<Lectura | null>(null);
  const { data: franjas, dataUpdatedAt: cuando } = dia;
  useEffect(() => {
    if (!franjas) return;
    const antes = anterior.current;
    anterior.current = { fecha, franjas, cuando };
    if (antes?.fecha !== fecha || antes.franjas === franjas) return;
    const propios = cambios.getAll().some(({ state }) => state.submittedAt >= antes.cuando);
    const texto = propios ? null : cambiosEntre(antes.franjas, franjas);
    if (texto) avisar.info(texto);
  }, [fecha, franjas, cuando, cambios]);
}
