/**
 * The look of the radio button, which lies invisible over its whole tile: people touch the real
 * control.
 */
export const clasesDeRadio =
  'peer absolute inset-0 z-10 m-0 size-full cursor-pointer appearance-none opacity-0 disabled:cursor-not-allowed';
