import { useEffect, useState, useSyncExternalStore } from 'react';
import { esperaParaDecirlo, estaEnVivo, suscribirAVivo } from './vivo.ts';

/**
 * Returns whether this page is told of changes; where it is not, queries are read again every 30
 * seconds. A stream that has not opened yet, or has just broken off, counts as open: it opens again
 * before anybody would notice.
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
