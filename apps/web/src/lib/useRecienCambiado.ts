import { useEffect, useState } from 'react';

const SE_NOTA_MS = 2_000;

/**
 * Returns the class of a soft mark for two seconds after `valor` has changed, for what changes on
 * the screen without anybody there having done it.
 */
export function useRecienCambiado(valor: string): string {
  const [visto, setVisto] = useState(valor);
  const [cambiado, setCambiado] = useState(false);
  if (visto !== valor) {
    setVisto(valor);
    setCambiado(true);
  }
  useEffect(() => {
    if (!cambiado) return;
    const reloj = setTimeout(() => setCambiado(false), SE_NOTA_MS);
    return () => clearTimeout(reloj);
  }, [cambiado, visto]);
  return cambiado ? 'recien-cambiado' : '';
}
