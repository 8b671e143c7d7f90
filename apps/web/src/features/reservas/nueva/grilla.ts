/** As many columns as hours fit in. */
export const GRILLA =
  'grid grid-cols-[repeat(auto-fit,minmax(max(6.5rem,40%),1fr))] gap-2.5 sm:grid-cols-3 xl:grid-cols-4';
