import type { ComponentProps } from 'react';

const TONOS = {
  clara: 'border border-borde bg-superficie shadow-laja',
  /**
   * A card that is dark in the light and in the dark theme, for the one summary that matters most
   * on a screen.
   */
  noche: 'bg-noche text-sobre-noche shadow-flotante',
  hundida: 'bg-hundido',
} as const;

interface PropiedadesDeTarjeta extends ComponentProps<'div'> {
  tono?: keyof typeof TONOS;
  como?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** False for a card without padding, whose content has padding of its own. */
  holgada?: boolean;
}

export function Tarjeta({
  tono = 'clara',
  como = 'div',
  holgada = true,
  className = '',
  ...resto
}: PropiedadesDeTarjeta) {
  const Elemento = como as 'div';
  const espacio = holgada ? 'p-5 sm:p-6' : '';
  return <Elemento {...resto} className={`laja ${TONOS[tono]} ${espacio} ${className}`} />;
}
