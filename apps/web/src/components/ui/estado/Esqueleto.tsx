interface PropiedadesDeEsqueleto {
  /** The size and the corners, as Tailwind classes: `h-6 w-40`. */
  className?: string;
}

/** A placeholder in the shape of what is loading. Several go inside one `ZonaDeCarga`. */
export function Esqueleto({ className = 'h-5 w-full' }: PropiedadesDeEsqueleto) {
  return <div aria-hidden="true" className={`esqueleto guijarro ${className}`} />;
}
