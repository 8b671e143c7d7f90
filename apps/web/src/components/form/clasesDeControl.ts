/**
 * The CSS classes of every control that people type into or choose from. The text is at least 16
 * px, because iOS zooms into smaller fields.
 */
export const clasesDeControl = [
  'guijarro block min-h-12 w-full min-w-0 border-2 border-piedra bg-superficie px-4 py-2 text-base text-tinta',
  'transition-colors placeholder:text-tinta-suave hover:border-petroleo disabled:opacity-60',
  'aria-invalid:border-peligro focus-visible:border-petroleo focus-visible:outline-offset-1',
].join(' ');
