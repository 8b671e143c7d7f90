/*
 * The classes of a tile: its radio button (`peer`) sets its look, and a chosen tile fills with
 * water. The water is a layer of its own shape (`opcion`) under the tile, so that nothing has to be
 * clipped.
 */

export const clasesDeOpcion = [
  'opcion guijarro block h-full border-2 border-borde bg-superficie hover:border-piedra active:translate-y-px',
  'peer-checked:border-petroleo peer-checked:text-sobre-agua',
  'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-terracota',
  'peer-disabled:cursor-not-allowed peer-disabled:border-transparent peer-disabled:bg-hundido peer-disabled:text-tinta-suave',
].join(' ');

/**
 * The classes of the radio button: it covers the whole tile invisibly, so that people touch a real
 * control.
 */
export const clasesDeRadio =
  'peer absolute inset-0 z-10 m-0 size-full cursor-pointer appearance-none opacity-0 disabled:cursor-not-allowed';
