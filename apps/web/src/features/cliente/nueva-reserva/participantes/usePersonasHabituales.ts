import { useLayoutEffect, useState } from 'react';
import { useGrupoHabitual } from '../../../../entities/reserva/propias/useGrupoHabitual.ts';

/**
 * Chooses the number of people of the last booking where no link, borrador or person has chosen a
 * number. `cuantas` is null until the number is known. The caller must call `contar` when the
 * person chooses a number.
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
