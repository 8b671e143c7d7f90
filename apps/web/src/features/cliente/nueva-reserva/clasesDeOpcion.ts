/*
 * The look of a tile to choose from: it follows its radio button (`peer`), and fills with water
 * once chosen.
 */

export const clasesDeOpcion = [
  'guijarro relative isolate block h-full overflow-hidden border-2 border-borde bg-superficie',
  'transition-[translate] duration-200 hover:border-piedra active:translate-y-px',
  'before:absolute before:-inset-x-6 before:-bottom-2 before:-z-10 before:h-[130%] before:translate-y-full',
  'before:rounded-t-[50%] before:bg-agua before:transition-[translate] before:duration-500 before:ease-agua',
  'peer-checked:border-petroleo peer-checked:text-sobre-agua peer-checked:before:translate-y-0 peer-checked:before:rounded-none',
  'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-terracota',
  'peer-disabled:cursor-not-allowed peer-disabled:border-transparent peer-disabled:bg-hundido peer-disabled:text-tinta-suave',
].join(' ');
