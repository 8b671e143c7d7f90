import { useLayoutEffect, useRef } from 'react';
import { loDeArriba } from './dialogo/dialogos.ts';

/*
 * Stops the second press of a double press, which was meant for what was there before the first
 * press opened or replaced something. Code that opens or replaces something calls
 * `pararSegundoToque`, which puts a transparent shield over the place of the latest press for
 * SORDERA_MS. Presses elsewhere and the keyboard still work.
 */

const SORDERA_MS = 400;
/**
 * The width and height of the shield in pixels, because two presses of a hand do not hit the same
 * pixel.
 */
const LADO = 48;
const PASOS_DE_UN_TOQUE = ['pointerdown', 'mousedown', 'click', 'dblclick', 'contextmenu'] as const;

let ultimo: { x: number; y: number } | undefined;
let escudo: HTMLElement | undefined;
let reloj: ReturnType<typeof setTimeout> | undefined;

/** Starts to note the position of each press, and to stop the presses that hit the shield. */
export function escucharToques(): void {
  for (const paso of PASOS_DE_UN_TOQUE) addEventListener(paso, alTocar, { capture: true });
}

function alTocar(evento: MouseEvent): void {
  if (evento.type === 'pointerdown') ultimo = { x: evento.clientX, y: evento.clientY };
  if (!escudo || evento.target !== escudo) return;
  evento.stopImmediatePropagation();
  // A press on the shield must not take the focus from the focused element.
  evento.preventDefault();
}

/**
 * Stops the second press of a double press. Where `abierto` is given, does so only if that element
 * is now at the place of the first press.
 */
export function pararSegundoToque(abierto?: Element): void {
  if (!ultimo) return;
  const { x, y } = ultimo;
  if (abierto && !abierto.contains(document.elementFromPoint(x, y))) return;
  escudo ??= crearEscudo();
  const casa = loDeArriba();
  if (escudo.parentNode !== casa) casa.append(escudo);
  escudo.style.translate = `${x - LADO / 2}px ${y - LADO / 2}px`;
  // The shield is hidden and shown again, so that it is above every popover and dialog opened
  // since.
  if (escudo.matches(':popover-open')) escudo.hidePopover();
  escudo.showPopover?.();
  clearTimeout(reloj);
  reloj = setTimeout(() => escudo?.remove(), SORDERA_MS);
}

/**
 * Stops the second press of a double press each time `valor` changes, because other content has
 * then replaced what was pressed.
 */
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
