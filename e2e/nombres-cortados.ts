import type { Page } from '@playwright/test';

/**
 * Returns the names of the day's sheet that are cut although their line has room: what stands in
 * the page is whole also where its box cuts it off, so that a text found there says nothing. An
 * empty list is right.
 */
export function nombresCortados(page: Page): Promise<string[]> {
  return page.evaluate(buscarCortados);
}

// The function runs inside the page, so it holds all that it needs.
function buscarCortados(): string[] {
  const HOLGURA = 6;
  const anchoDelTexto = (elemento: Element) => {
    const alcance = document.createRange();
    alcance.selectNodeContents(elemento.firstChild ?? elemento);
    return alcance.getBoundingClientRect().width;
  };
  const hallados: string[] = [];
  for (const renglon of document.querySelectorAll('[data-franja] ul[aria-label="Reservas"]')) {
    const nombres = [...renglon.querySelectorAll('[data-nombre]')].map((elemento) => ({
      texto: elemento.firstChild?.textContent ?? '',
      arriba: Math.round(elemento.getBoundingClientRect().top),
      falta: anchoDelTexto(elemento) - elemento.clientWidth,
      derecha: elemento.getBoundingClientRect().right,
      borde: elemento.closest('ul')?.getBoundingClientRect().right ?? 0,
    }));
    for (const { texto, arriba, falta } of nombres) {
      if (falta <= 1) continue;
      const linea = nombres.filter((otro) => otro.arriba === arriba);
      const ultimos = linea.filter(
        ({ borde, derecha }) =>
          !linea.some((otro) => otro.borde === borde && otro.derecha > derecha),
      );
      const sobra = [
        ...linea.map((otro) => Math.max(0, -otro.falta)),
        ...ultimos.map(({ borde, derecha }) => borde - derecha),
      ].reduce((suma, cuanto) => suma + cuanto, 0);
      if (sobra > HOLGURA)
        hallados.push(`"${texto}" is cut, with ${Math.round(sobra)} px beside it`);
    }
  }
  return hallados;
}
