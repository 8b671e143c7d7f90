interface PropiedadesDeEsqueleto {
  /** Its size and corners, as Tailwind classes: `h-6 w-40`. */
  className?: string;
}

/** The shape of what is coming. Put several inside one `ZonaDeCarga`. */
export function Esqueleto({ className = 'h-5 w-full' }: PropiedadesDeEsqueleto) {
  return <div aria-hidden="true" className={`esqueleto guijarro ${className}`} />;
}
