import type { KeyboardEvent } from 'react';
import { destinoDeTecla } from './flechas.view.ts';

/** Moves the focus between the buttons of a day's franjas with the arrow keys, Home and End. */
export function alPulsarFlecha(evento: KeyboardEvent<HTMLElement>): void {
  if (evento.ctrlKey || evento.metaKey || evento.altKey || evento.shiftKey) return;
  const botones = [...evento.currentTarget.querySelectorAll<HTMLElement>('[data-franja] button')];
  const lugares = botones.map((boton) => {
    const { left, right } = boton.getBoundingClientRect();
    const franja = boton.closest('[data-franja]')?.getBoundingClientRect();
    return {
      x: (left + right) / 2,
      arriba: franja?.top ?? 0,
      abajo: franja?.bottom ?? 0,
      principal: 'detalles' in boton.dataset,
    };
  });
  const actual = botones.indexOf(evento.target as HTMLElement);
  const destino = destinoDeTecla(lugares, actual, evento.key);
  if (destino === null) return;
  evento.preventDefault();
  botones[destino]?.focus();
}
