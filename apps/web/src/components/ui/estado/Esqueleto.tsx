interface PropiedadesDeEsqueleto {
  /** Tailwind classes for the size and the corners, such as `h-6 w-40`. */
  className?: string;
}

/**
 * A placeholder in the shape of the loading content. Put the placeholders of one loading part
 * inside one `ZonaDeCarga`.
 */
export function Esqueleto({ className = 'h-5 w-full' }: PropiedadesDeEsqueleto) {
  return <div aria-hidden="true" className={`esqueleto guijarro ${className}`} />;
}
