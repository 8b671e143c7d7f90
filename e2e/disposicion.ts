import type { Page } from '@playwright/test';

/**
 * Returns what of a screen cannot be read where it stands: a page wider than the window, text
 * outside of it, text cut off by its box or sticking out of its button or card, text upon other
 * text. An empty list is right.
 */
export async function faltasDeDisposicion(page: Page): Promise<string[]> {
  // A window that has just changed is laid out by half at first, and as a whole with the frame
  // after the next.
  await page.evaluate(
    () => new Promise((listo) => requestAnimationFrame(() => requestAnimationFrame(listo))),
  );
  // The width comes from outside, because on a phone the page takes its window for as wide as what
  // does not fit into it.
  return page.evaluate(buscarFaltas, page.viewportSize()?.width ?? 0);
}

// The function runs inside the page, so it holds all that it needs.
function buscarFaltas(ancho: number): string[] {
  interface Renglon {
    texto: string;
    elemento: Element;
    caja: DOMRect;
    capa: Element | null;
  }

  const HOLGURA = 1;
  const faltas = new Set<string>();
  const raiz = document.querySelector('dialog[open]') ?? document.body;

  const cortaTexto = (estilo: CSSStyleDeclaration) =>
    /hidden|clip/.test(`${estilo.overflowX} ${estilo.overflowY}`);
  const seDesplaza = (estilo: CSSStyleDeclaration) =>
    /auto|scroll/.test(`${estilo.overflowX} ${estilo.overflowY}`);
  const ancestros = (elemento: Element): Element[] => {
    const padre = elemento.parentElement;
    return padre && elemento !== raiz ? [elemento, ...ancestros(padre)] : [elemento];
  };
  /** True for what is only there for a screen reader: a box of one pixel. */
  const oculto = (elemento: Element) =>
    ancestros(elemento).some((uno) => {
      const { width, height } = uno.getBoundingClientRect();
      return cortaTexto(getComputedStyle(uno)) && width <= 1 && height <= 1;
    });

  /** True for what is scrolled out of the box that shows it, where it cannot lie upon anything. */
  const estaDesplazado = ({ elemento, caja }: Renglon) =>
    ancestros(elemento).some((uno) => {
      const { top, bottom } = uno.getBoundingClientRect();
      return seDesplaza(getComputedStyle(uno)) && (caja.bottom > bottom || caja.top < top);
    });

  function renglones(): Renglon[] {
    const paseo = document.createTreeWalker(raiz, NodeFilter.SHOW_TEXT);
    const hallados: Renglon[] = [];
    for (let nodo = paseo.nextNode(); nodo; nodo = paseo.nextNode()) {
      const elemento = nodo.parentElement;
      const texto = nodo.textContent?.trim().slice(0, 40);
      if (!elemento || !texto || /SCRIPT|STYLE|OPTION/.test(elemento.tagName)) continue;
      if (!elemento.checkVisibility({ visibilityProperty: true }) || oculto(elemento)) continue;
      const capa = ancestros(elemento).find((uno) =>
        /fixed|sticky/.test(getComputedStyle(uno).position),
      );
      const alcance = document.createRange();
      alcance.selectNodeContents(nodo);
      for (const caja of alcance.getClientRects()) {
        if (caja.width > 0) hallados.push({ texto, elemento, caja, capa: capa ?? null });
      }
    }
    return hallados;
  }

  function mirarCajas({ texto, elemento, caja }: Renglon): void {
    for (const uno of ancestros(elemento)) {
      const estilo = getComputedStyle(uno);
      if (seDesplaza(estilo)) return;
      const suya = uno.getBoundingClientRect();
      const esBoton = uno.matches('button, .boton, label > span');
      if (!esBoton && !uno.matches('.laja') && !cortaTexto(estilo)) continue;
      const sale =
        caja.left < suya.left - HOLGURA ||
        caja.right > suya.right + HOLGURA ||
        // Lines of a tight heading are taller than their step.
        caja.top < suya.top - caja.height / 4 ||
        caja.bottom > suya.bottom + caja.height / 4;
      if (sale) faltas.add(`"${texto}" sticks out of its ${esBoton ? 'button' : 'box'}`);
    }
    if (caja.left < -HOLGURA || caja.right > ancho + HOLGURA) faltas.add(`"${texto}" is outside`);
  }

  function mirarSuperposicion(una: Renglon, otra: Renglon): void {
    if (una.elemento === otra.elemento || una.capa !== otra.capa) return;
    const x = Math.min(una.caja.right, otra.caja.right) - Math.max(una.caja.left, otra.caja.left);
    const y = Math.min(una.caja.bottom, otra.caja.bottom) - Math.max(una.caja.top, otra.caja.top);
    const comun = Math.min(una.caja.height, otra.caja.height);
    if (x <= HOLGURA || y <= comun * 0.5 || estaDesplazado(una) || estaDesplazado(otra)) return;
    faltas.add(`"${una.texto}" lies upon "${otra.texto}"`);
  }

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > ancho) faltas.add(`the page is ${scrollWidth} px wide, the window ${ancho}`);
  const todos = renglones();
  todos.forEach(mirarCajas);
  todos.forEach((una, orden) =>
    todos.slice(orden + 1).forEach((otra) => mirarSuperposicion(una, otra)),
  );
  return [...faltas];
}
