/*
 * The CSS classes of a button. The classes are separate from the component `Boton`, so that links
 * and the static landing can use them.
 */

const VARIANTES = {
  primary: 'bg-petroleo text-sobre-petroleo hover:bg-petroleo-vivo',
  secondary: 'bg-hundido text-tinta hover:bg-agua hover:text-sobre-agua',
  success: 'avivable bg-exito text-sobre-exito',
  danger: 'avivable bg-peligro text-sobre-peligro',
  warning: 'avivable bg-aviso-pleno text-sobre-aviso',
  outline: 'border-2 border-piedra text-tinta hover:border-petroleo hover:bg-hundido',
  ghost: 'text-petroleo hover:bg-hundido',
  /** A colour of the brand, for the most important action of a screen. */
  terracota: 'bg-terracota text-sobre-terracota hover:bg-terracota-viva',
  /** A colour of the brand, for a quiet action next to a `terracota` one. */
  agua: 'bg-agua text-sobre-agua hover:bg-agua-viva',
} as const;

const TAMANOS = {
  sm: 'min-h-9 px-3.5 text-sm gap-1.5',
  md: 'min-h-11 px-5 gap-2',
  lg: 'min-h-13 px-6 text-lg gap-2.5',
  xl: 'min-h-16 px-8 text-xl gap-3',
} as const;

export interface AspectoDeBoton {
  variante?: keyof typeof VARIANTES;
  tamano?: keyof typeof TAMANOS;
  /** True where the button is as wide as its container. */
  ancho?: boolean;
}

export function clasesDeBoton(
  { variante = 'primary', tamano = 'md', ancho = false }: AspectoDeBoton,
  mas = '',
): string {
  return ['boton guijarro', VARIANTES[variante], TAMANOS[tamano], ancho ? 'w-full' : '', mas].join(
    ' ',
  );
}
