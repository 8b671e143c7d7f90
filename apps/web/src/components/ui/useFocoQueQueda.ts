import { useEffect, useRef } from 'react';

/**
 * Keeps the focus where the person was when what had it goes away: it passes to what `destino`
 * returns, instead of to the page's beginning. The answer is spread into the element that stays.
 */
export function useFocoQueQueda(destino: () => HTMLElement | null) {
  const adentro = useRef(false);
  useEffect(() => {
    // React tells of no blur for an element that it takes away itself.
    if (adentro.current && document.activeElement === document.body) destino()?.focus();
  });
  return {
    onFocus: () => {
      adentro.current = true;
    },
    onBlur: () => {
      adentro.current = false;
    },
  };
}
