interface PropiedadesDeIniciales {
  nombre: string;
  apellido: string;
  apagadas?: boolean;
  className?: string;
}

/** A person's mark in a list, for the eye only: the name stands beside it. */
export function Iniciales({
  nombre,
  apellido,
  apagadas = false,
  className = 'size-11',
}: PropiedadesDeIniciales) {
  const tono = apagadas ? 'bg-hundido text-tinta-suave' : 'bg-agua text-sobre-agua';
  return (
    <span
      aria-hidden="true"
      className={`guijarro grid shrink-0 place-items-center font-bold ${tono} ${className}`}
    >
      {primera(nombre)}
      {primera(apellido)}
    </span>
  );
}

/** A letter may be written with two code units. */
function primera(palabra: string): string {
  return String.fromCodePoint(palabra.codePointAt(0) ?? 0x20);
}
