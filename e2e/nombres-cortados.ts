import type { Page } from '@playwright/test';

/**
 * Returns the names of the planilla that are cut off although their line has room for them. Finding
 * a text in the page does not show whether its box cuts the text off. Empty where no name is cut
 * off.
 */
export function nombresCortados(page: Page): Promise<string[]> {
  return page.evaluate(buscarCortados);
}

// Playwright runs this function inside the page, so the function cannot use anything outside
// itself.
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
