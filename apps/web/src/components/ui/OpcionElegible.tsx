import type { ReactNode } from 'react';

interface PropiedadesDeOpcionElegible {
  /** The name that the options of one choice have in common. */
  grupo: string;
  elegida: boolean;
  alElegir: () => void;
  title?: string;
  /** The classes of its size and its border. */
  className: string;
  children: ReactNode;
}

/** An option of a `fieldset` whose options stand side by side as buttons: a radio in its looks. */
export function OpcionElegible({
  grupo,
  elegida,
  alElegir,
  title,
  className,
  children,
}: PropiedadesDeOpcionElegible) {
  return (
    <label
      title={title}
      className={`guijarro relative grid place-items-center font-semibold text-tinta-suave hover:bg-hundido has-checked:bg-agua has-checked:text-sobre-agua has-focus-visible:outline-3 has-focus-visible:outline-terracota ${className}`}
    >
      <input
        type="radio"
        name={grupo}
        className="absolute inset-0 cursor-pointer opacity-0"
        checked={elegida}
        onChange={alElegir}
      />
      {children}
    </label>
  );
}
