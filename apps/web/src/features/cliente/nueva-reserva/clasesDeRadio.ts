/**
 * The look of the radio button, which lies invisible over its whole tile: people touch the real
 * control, and the focused one is scrolled clear of the bar at the foot of a phone.
 */
export const clasesDeRadio =
  'peer absolute inset-0 z-10 m-0 size-full cursor-pointer scroll-mb-40 appearance-none opacity-0 disabled:cursor-not-allowed';
