import { useEffect, useState } from 'react';
import { PAUSA_ENTRE_ENVIOS } from './enlace.view.ts';

/**
 * Counts down the seconds until a link can be sent again. The countdown starts when the component
 * mounts, and again when `empezar` is called.
 */
export function useEspera(): { restan: number; empezar: () => void } {
  const [desde, setDesde] = useState(() => performance.now());
  const [restan, setRestan] = useState(PAUSA_ENTRE_ENVIOS);

  useEffect(() => {
    const contar = () => {
      const pasaron = Math.floor((performance.now() - desde) / 1000);
      setRestan(Math.max(0, PAUSA_ENTRE_ENVIOS - pasaron));
      if (pasaron >= PAUSA_ENTRE_ENVIOS) clearInterval(reloj);
    };
    const reloj = setInterval(contar, 1000);
    contar();
    return () => clearInterval(reloj);
  }, [desde]);

  return { restan, empezar: () => setDesde(performance.now()) };
}
