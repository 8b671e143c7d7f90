import type { Page } from '@playwright/test';

/**
 * How a translator replaces what it has read: each text by an element of its own, or the texts that
 * stand beside each other by one element.
 */
export type Reemplazo = 'cada texto' | 'textos juntos';

/**
 * Makes a page be translated as a browser's translator does it, into the language that it has: every
 * text is replaced by a new one in `<font><font>…</font></font>`, now and whenever the page shows
 * another. Must be called before the page is opened.
 */
export async function conTraductor(page: Page, reemplazo: Reemplazo): Promise<void> {
  await page.addInitScript((juntos) => {
    const traducible = (nodo: Node | null): nodo is Text =>
      nodo?.nodeType === Node.TEXT_NODE &&
      !nodo.parentElement?.closest('font, script, style, template, textarea, title, noscript');

    const traducir = (texto: Text) => {
      const textos = [texto];
      let otro = juntos ? texto.nextSibling : null;
      for (; traducible(otro); otro = otro.nextSibling) textos.push(otro);
      const leido = textos.map(({ data }) => data).join('');
      if (leido.trim() === '') return;
      const plantilla = document.createElement('template');
      plantilla.innerHTML = '<font><font></font></font>';
      const traducido = plantilla.content.firstElementChild as Element;
      traducido.firstElementChild?.append(leido);
      texto.parentNode?.insertBefore(traducido, texto);
      for (const uno of textos) uno.parentNode?.removeChild(uno);
    };

    const traducirTodo = () => {
      const paseo = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
      const textos: Text[] = [];
      while (paseo.nextNode()) if (traducible(paseo.currentNode)) textos.push(paseo.currentNode);
      for (const texto of textos) if (texto.isConnected) traducir(texto);
    };

    const cambios = { childList: true, characterData: true, subtree: true };
    new MutationObserver(traducirTodo).observe(document, cambios);
  }, reemplazo === 'textos juntos');
}
