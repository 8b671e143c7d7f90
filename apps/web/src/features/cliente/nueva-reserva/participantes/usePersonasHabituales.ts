import { useLayoutEffect, useState } from 'react';
import { useGrupoHabitual } from '../../../../entities/reserva/propias/useGrupoHabitual.ts';

/**
 * Chooses as many as last time where neither a link, the borrador nor the person says how many
 * come. `cuantas` is null until that is known; `contar` tells that the person has chosen.
 */
export function usePersonasHabituales(
  sinDecir: boolean,
  personas: number,
  elegir: (personas: number) => void,
): { cuantas: number | null; contar: () => void } {
  const habituales = useGrupoHabitual()?.personas;
  const [porContar, setPorContar] = useState(sinDecir);
  useLayoutEffect(() => {
    if (porContar && habituales !== undefined && habituales !== personas) elegir(habituales);
  }, [porContar, habituales, personas, elegir]);
  return {
    cuantas: porContar ? (habituales ?? null) : personas,
    contar: () => setPorContar(false),
  };
}
