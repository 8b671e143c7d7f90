import { useEffect, useState, type RefObject } from 'react';

export interface Desborde {
  antes: boolean;
  despues: boolean;
}

const NADA: Desborde = { antes: false, despues: false };

/**
 * Tells whether a box that scrolls sideways has hidden content before and after the visible part.
 */
export function useDesborde(caja: RefObject<HTMLElement | null>): Desborde {
  const [desborde, setDesborde] = useState(NADA);
  useEffect(() => {
    const elemento = caja.current;
    if (!elemento) return;
    const medir = () => {
      const { scrollLeft, scrollWidth, clientWidth } = elemento;
      const antes = scrollLeft > 1;
      const despues = scrollLeft + clientWidth < scrollWidth - 1;
      setDesborde((actual) =>
        actual.antes === antes && actual.despues === despues ? actual : { antes, despues },
      );
    };
    // The observer watches the box and its columns: more days widen the content of the box but not
    // the box.
    const vigia = new ResizeObserver(medir);
    for (const observado of [elemento, ...elemento.children]) vigia.observe(observado);
    elemento.addEventListener('scroll', medir, { passive: true });
    return () => {
      vigia.disconnect();
      elemento.removeEventListener('scroll', medir);
    };
  });
  return desborde;
}
