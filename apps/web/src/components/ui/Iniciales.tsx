interface PropiedadesDeIniciales {
  nombre: string;
  apellido: string;
  apagadas?: boolean;
  className?: string;
}

/**
 * A person's initials as a decoration of a list. Screen readers skip them, because the name is
 * written next to them.
 */
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

/** Returns the first letter of a word as a whole code point, which can be two UTF-16 units. */
function primera(palabra: string): string {
  return String.fromCodePoint(palabra.codePointAt(0) ?? 0x20);
}
