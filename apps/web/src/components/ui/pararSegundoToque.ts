import { useLayoutEffect, useRef } from 'react';
import { loDeArriba } from './dialogo/dialogos.ts';

/*
 * The second press of an impatient pair was meant for what stood there before the first one opened
 * something, or put another thing in its place. Whoever does that says so here: a transparent
 * shield lies on the spot of the latest press for a moment. A press anywhere else is heard, and so
 * is the keyboard.
 */

const SORDERA_MS = 400;
/** The shield's side in pixels: a hand that presses twice does not hit the same pixel. */
const LADO = 48;
const PASOS_DE_UN_TOQUE = ['pointerdown', 'mousedown', 'click', 'dblclick', 'contextmenu'] as const;

let ultimo: { x: number; y: number } | undefined;
let escudo: HTMLElement | undefined;
let reloj: ReturnType<typeof setTimeout> | undefined;

/** Begins to note where the presses are, and to stop those that fall upon the shield. */
export function escucharToques(): void {
  for (const paso of PASOS_DE_UN_TOQUE) addEventListener(paso, alTocar, { capture: true });
}

function alTocar(evento: MouseEvent): void {
  if (evento.type === 'pointerdown') ultimo = { x: evento.clientX, y: evento.clientY };
  if (!escudo || evento.target !== escudo) return;
  evento.stopImmediatePropagation();
  // The focus stays where it is.
  evento.preventDefault();
}

/** Holds off the second press of a pair from what has just opened, where it opened under the first. */
export function pararSegundoToque(abierto?: Element): void {
  if (!ultimo) return;
  const { x, y } = ultimo;
  if (abierto && !abierto.contains(document.elementFromPoint(x, y))) return;
  escudo ??= crearEscudo();
  const casa = loDeArriba();
  if (escudo.parentNode !== casa) casa.append(escudo);
  escudo.style.translate = `${x - LADO / 2}px ${y - LADO / 2}px`;
  // Shown again, it lies above whatever was put on top since.
  if (escudo.matches(':popover-open')) escudo.hidePopover();
  escudo.showPopover?.();
  clearTimeout(reloj);
  reloj = setTimeout(() => escudo?.remove(), SORDERA_MS);
}

/** Holds it off where a change of this value puts something else in the place of what was pressed. */
export function usePararSegundoToque(valor: unknown): void {
  const antes = useRef(valor);
  useLayoutEffect(() => {
    if (antes.current !== valor) pararSegundoToque();
    antes.current = valor;
  }, [valor]);
}

function crearEscudo(): HTMLElement {
  const nuevo = document.createElement('div');
  nuevo.popover = 'manual';
  nuevo.style.cssText = `position: fixed; inset: 0 auto auto 0; width: ${LADO}px; height: ${LADO}px; margin: 0; border: 0; padding: 0; background: none`;
  return nuevo;
}
