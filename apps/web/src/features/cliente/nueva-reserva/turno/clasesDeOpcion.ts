/*
 * The look of a tile to choose from: it follows its radio button (`peer`), and fills with water
 * once chosen. The water is its ground (`opcion`), so that nothing of the tile has to be cut.
 */

export const clasesDeOpcion = [
  'opcion guijarro block h-full border-2 border-borde bg-superficie hover:border-piedra active:translate-y-px',
  'peer-checked:border-petroleo peer-checked:text-sobre-agua',
  'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-terracota',
  'peer-disabled:cursor-not-allowed peer-disabled:border-transparent peer-disabled:bg-hundido peer-disabled:text-tinta-suave',
].join(' ');

/**
 * The look of the radio button, which lies invisible over its whole tile: people touch the real
 * control.
 */
export const clasesDeRadio =
  'peer absolute inset-0 z-10 m-0 size-full cursor-pointer appearance-none opacity-0 disabled:cursor-not-allowed';
