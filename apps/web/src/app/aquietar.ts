import { loDeArriba } from '../components/ui/dialogos.ts';

/*
 * Whatever appears under a pointer answers nothing for a moment, on every screen: the second press
 * of an impatient pair was meant for what stood there before. A transparent shield lies on the spot
 * meanwhile; the keyboard and what presses without a pointer are not held off.
 */

const QUIETUD_MS = 400;
/** The shield's side in pixels: a hand that presses twice does not hit the same pixel. */
const LADO = 48;
const CONTROL =
  'a, button, input, select, textarea, label, summary, dialog, [role="button"], [role="option"]';

interface Lugar {
  x: number;
  y: number;
}

/** The element that a press would hit, and the text of its control. */
interface Blanco {
  elemento: Element;
  rotulo: string | null;
}

let lugar: Lugar | null = null;
let conocido: Blanco | null = null;
let apretado = false;
/** The time of the last turn of a wheel. */
let rodado = 0;
let reloj: ReturnType<typeof setTimeout> | undefined;
const escudo = document.createElement('div');

/** Begins to watch the pointer and what lies under it. */
export function aquietar(): void {
  escudo.popover = 'manual';
  escudo.dataset['quieto'] = '';
  for (const tipo of ['pointermove', 'pointerdown', 'pointerup', 'pointercancel'] as const) {
    addEventListener(tipo, seguir, { capture: true, passive: true });
  }
  for (const tipo of ['pointerdown', 'mousedown', 'click', 'dblclick', 'contextmenu'] as const) {
    addEventListener(tipo, pararEnElEscudo, { capture: true });
  }
  addEventListener('wheel', ({ timeStamp }) => (rodado = timeStamp), { passive: true });
  addEventListener('scroll', alDesplazarse, { capture: true, passive: true });
  for (const tipo of ['transitionend', 'animationend'] as const) addEventListener(tipo, mirar);
  observador.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['class', 'style', 'hidden', 'open', 'aria-label'],
  });
}

const observador = new MutationObserver(mirar);

function seguir({ type, clientX, clientY, target }: PointerEvent): void {
  apretado = type === 'pointerdown' || (apretado && type === 'pointermove');
  lugar = { x: clientX, y: clientY };
  if (target !== escudo && target instanceof Element && type !== 'pointerup') {
    conocido = blancoDe(target);
  }
}

/** A person who turns the wheel moves what is under the pointer, and means to. */
function alDesplazarse({ timeStamp }: Event): void {
  if (timeStamp - rodado < QUIETUD_MS) conocido = loQueHay();
  else mirar();
}

function pararEnElEscudo(evento: Event): void {
  if (evento.target !== escudo) return;
  evento.stopImmediatePropagation();
  // The focus stays where it is.
  evento.preventDefault();
}

/** Lays the shield where something else lies under a pointer that is not pressed. */
function mirar(): void {
  if (!lugar || apretado) return;
  const ahora = loQueHay();
  const esOtro = ahora?.elemento !== conocido?.elemento || ahora?.rotulo !== conocido?.rotulo;
  conocido = ahora;
  if (esOtro && ahora) cubrir(lugar);
}

function cubrir({ x, y }: Lugar): void {
  const casa = loDeArriba();
  if (escudo.parentNode !== casa) casa.append(escudo);
  escudo.style.cssText = `position: fixed; inset: ${y - LADO / 2}px auto auto ${x - LADO / 2}px; width: ${LADO}px; height: ${LADO}px; margin: 0; border: 0; padding: 0; background: none`;
  // Shown again, it lies above whatever was put on top since.
  if (escudo.matches(':popover-open')) escudo.hidePopover();
  escudo.showPopover?.();
  observador.takeRecords();
  clearTimeout(reloj);
  reloj = setTimeout(() => {
    escudo.remove();
    observador.takeRecords();
    conocido = loQueHay();
  }, QUIETUD_MS);
}

function loQueHay(): Blanco | null {
  if (!lugar) return null;
  const elemento = document
    .elementsFromPoint(lugar.x, lugar.y)
    .find((candidato) => candidato !== escudo);
  return elemento ? blancoDe(elemento) : null;
}

function blancoDe(elemento: Element): Blanco {
  const control = elemento.closest(CONTROL);
  return control && !(control instanceof HTMLDialogElement)
    ? { elemento: control, rotulo: control.ariaLabel ?? control.textContent }
    : { elemento: control ?? elemento, rotulo: null };
}
