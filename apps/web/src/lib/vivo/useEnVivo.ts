import { useEffect, useState, useSyncExternalStore } from 'react';
import { esperaParaDecirlo, estaEnVivo, suscribirAVivo } from './vivo.ts';

/**
 * Returns whether the screens change by themselves, rather than every 30 seconds. What has not come
 * yet, or has just broken off, still counts: it comes back before anybody would miss it.
 */
export function useEnVivo(): boolean {
  const enVivo = useSyncExternalStore(suscribirAVivo, estaEnVivo);
  const [faltaHaceRato, setFaltaHaceRato] = useState(() => esperaParaDecirlo() === 0);
  useEffect(() => {
    if (enVivo) return undefined;
    const reloj = setTimeout(() => setFaltaHaceRato(true), esperaParaDecirlo());
    return () => {
      clearTimeout(reloj);
      setFaltaHaceRato(false);
    };
  }, [enVivo]);
  return enVivo || !faltaHaceRato;
}
