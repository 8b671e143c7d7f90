import { useEffect, useState } from 'react';

const SE_NOTA_MS = 2_000;

/**
 * Returns the class of a soft mark for two seconds after `valor` has changed; for values on screen
 * that somebody at another screen changes.
 */
export function useRecienCambiado(valor: string): string {
  const [visto, setVisto] = useState(valor);
  const [cambiado, setCambiado] = useState<string | null>(null);
  if (visto !== valor) {
    setVisto(valor);
    setCambiado(valor);
  }
  useEffect(() => {
    if (cambiado === null) return;
    const reloj = setTimeout(() => setCambiado(null), SE_NOTA_MS);
    return () => clearTimeout(reloj);
  }, [cambiado]);
  return cambiado === null ? '' : 'recien-cambiado';
}
