import { useLayoutEffect, useRef, type RefObject } from 'react';

const AIRE_PX = 16;

/**
 * Keeps a bar at the foot of the window from hiding the focused element: the page scrolls that
 * element above the bar, even when the bar grows. A bar that takes more than one of so many `partes`
 * of the window's height is no longer fixed to the foot of the window (`data-suelta`).
 */
export function useBarraAlPie(partes: number): RefObject<HTMLElement | null> {
  const barra = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const elemento = barra.current;
    if (!elemento) return;
    const pagina = document.documentElement;
    const medir = () => {
      const estaAlPie = getComputedStyle(elemento).bottom === '0px';
      const suelta = estaAlPie && elemento.offsetHeight * partes > window.innerHeight;
      elemento.toggleAttribute('data-suelta', suelta);
      const tapa = estaAlPie && !suelta;
      pagina.style.scrollPaddingBottom = tapa ? `${elemento.offsetHeight + AIRE_PX}px` : '';
      if (tapa) destapar(elemento);
    };
    // The observer speaks only after the effects of this paint, one of which may scroll.
    medir();
    const vigia = new ResizeObserver(medir);
    vigia.observe(elemento);
    window.addEventListener('resize', medir);
    return () => {
      vigia.disconnect();
      window.removeEventListener('resize', medir);
      pagina.style.scrollPaddingBottom = '';
    };
  }, [partes]);
  return barra;
}

/** Scrolls to the focused element where the bar covers a part of it. */
function destapar(barra: HTMLElement): void {
  const enfocado = document.activeElement;
  if (!enfocado || enfocado === document.body || barra.contains(enfocado)) return;
  const { top, bottom } = enfocado.getBoundingClientRect();
  const seToca = top < window.innerHeight && bottom > barra.getBoundingClientRect().top;
  if (seToca) enfocado.scrollIntoView({ block: 'nearest' });
}
