import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the element that `destino` returns when the focused element is removed;
 * otherwise the focus would return to the beginning of the page. Spread the returned listeners into
 * a surrounding element that is never removed.
 */
export function useFocoQueQueda(destino: () => HTMLElement | null) {
  const adentro = useRef(false);
  useEffect(() => {
    // React does not call `onBlur` for an element that React itself removes.
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
