/**
 * The radio itself lies unseen over its whole tile: what is touched is the real control, and what gets the focus is
 * scrolled clear of the bar at the foot of a phone.
 */
export const clasesDeRadio =
  'peer absolute inset-0 z-10 m-0 size-full cursor-pointer scroll-mb-40 appearance-none opacity-0 disabled:cursor-not-allowed';
