interface PropiedadesDeIniciales {
  nombre: string;
  apellido: string;
  apagadas?: boolean;
  className?: string;
}

/** A person's initials in a list, only for the eye: the name stands beside them. */
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

/** The first letter of a word, which may take two code units. */
function primera(palabra: string): string {
  return String.fromCodePoint(palabra.codePointAt(0) ?? 0x20);
}
