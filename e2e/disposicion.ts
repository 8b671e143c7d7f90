import type { Page } from '@playwright/test';

/**
 * Returns the texts of a screen that cannot be read: text outside the window, text that its box
 * cuts off or that sticks out of its button or card, text that lies upon other text. A page that is
 * wider than the window is reported too. Empty where everything can be read.
 */
export async function faltasDeDisposicion(page: Page): Promise<string[]> {
  // A window has its complete layout only two frames after a change of size.
  await page.evaluate(
    () => new Promise((listo) => requestAnimationFrame(() => requestAnimationFrame(listo))),
  );
  // The test passes the window's width, because on a phone the page reports a window as wide as its
  // widest content.
  return page.evaluate(buscarFaltas, page.viewportSize()?.width ?? 0);
}

// Playwright runs this function inside the page, so the function cannot use anything outside
// itself.
function buscarFaltas(ancho: number): string[] {
  type Caja = Record<'left' | 'right' | 'top' | 'bottom' | 'width' | 'height', number>;
  interface Renglon {
    texto: string;
    elemento: Element;
    caja: Caja;
    capa: Element | null;
  }

  const HOLGURA = 1;
  const faltas = new Set<string>();
  const raiz = document.querySelector('dialog[open]') ?? document.body;

  /**
   * Returns a function that calls `preguntar` once for each element and remembers the answer: many
   * lines of text have the same ancestors, and no element moves meanwhile.
   */
  function unaVez<T>(preguntar: (elemento: Element) => T): (elemento: Element) => T {
    const sabidos = new Map<Element, T>();
    return (elemento) => {
      const sabido = sabidos.get(elemento);
      if (sabido !== undefined) return sabido;
      const respuesta = preguntar(elemento);
      sabidos.set(elemento, respuesta);
      return respuesta;
    };
  }
  const cajaDe = (caja: DOMRect): Caja => {
    const { left, right, top, bottom, width, height } = caja;
    return { left, right, top, bottom, width, height };
  };
  const suCaja = unaVez((elemento) => cajaDe(elemento.getBoundingClientRect()));
  const desborde = unaVez((elemento) => {
    const { overflowX, overflowY } = getComputedStyle(elemento);
    return `${overflowX} ${overflowY}`;
  });
  const cortaTexto = (elemento: Element) => /hidden|clip/.test(desborde(elemento));
  const seDesplaza = (elemento: Element) => /auto|scroll/.test(desborde(elemento));
  const flota = unaVez((elemento) => /fixed|sticky/.test(getComputedStyle(elemento).position));
  const ancestros = unaVez((elemento): Element[] => {
    const padre = elemento.parentElement;
    return padre && elemento !== raiz ? [elemento, ...ancestros(padre)] : [elemento];
  });
  /** True for an element of one pixel, which is there for screen readers only. */
  const esUnPunto = unaVez((elemento) => {
    const { width, height } = suCaja(elemento);
    return width <= 1 && height <= 1 && cortaTexto(elemento);
  });
  const oculto = (elemento: Element) => ancestros(elemento).some(esUnPunto);

  /**
   * True for a line of text that lies wholly or partly above or below a box that scrolls. The box
   * hides that part of the line, so that an overlap with other text is not reported.
   */
  const estaDesplazado = ({ elemento, caja }: Renglon) =>
    ancestros(elemento).some((uno) => {
      const { top, bottom } = suCaja(uno);
      return (caja.bottom > bottom || caja.top < top) && seDesplaza(uno);
    });

  function renglones(): Renglon[] {
    const paseo = document.createTreeWalker(raiz, NodeFilter.SHOW_TEXT);
    const hallados: Renglon[] = [];
    for (let nodo = paseo.nextNode(); nodo; nodo = paseo.nextNode()) {
      const elemento = nodo.parentElement;
      const texto = nodo.textContent?.trim().slice(0, 40);
      if (!elemento || !texto || /SCRIPT|STYLE|OPTION/.test(elemento.tagName)) continue;
      if (!elemento.checkVisibility({ visibilityProperty: true }) || oculto(elemento)) continue;
      const capa = ancestros(elemento).find(flota);
      const alcance = document.createRange();
      alcance.selectNodeContents(nodo);
      for (const caja of alcance.getClientRects()) {
        const suya = cajaDe(caja);
        if (suya.width > 0) hallados.push({ texto, elemento, caja: suya, capa: capa ?? null });
      }
    }
    return hallados;
  }

  function mirarCajas({ texto, elemento, caja }: Renglon): void {
    for (const uno of ancestros(elemento)) {
      if (seDesplaza(uno)) return;
      const suya = suCaja(uno);
      const esBoton = uno.matches('button, .boton, label > span');
      if (!esBoton && !uno.matches('.laja') && !cortaTexto(uno)) continue;
      const sale =
        caja.left < suya.left - HOLGURA ||
        caja.right > suya.right + HOLGURA ||
        // The lines of a tight heading are higher than their distance, so a quarter of a line may
        // stick out.
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
  todos.forEach((una, orden) => {
    for (let con = orden + 1; con < todos.length; con += 1) {
      const otra = todos[con];
      if (otra) mirarSuperposicion(una, otra);
    }
  });
  return [...faltas];
}
