import type { ReactNode } from 'react';

interface PropiedadesDeOpcionElegible {
  /** The radio group's name, the same for all options of one choice. */
  grupo: string;
  elegida: boolean;
  alElegir: () => void;
  title?: string;
  /** The CSS classes for the option's size and border. */
  className: string;
  children: ReactNode;
}

/** A radio button that looks like a button, for one of the options of a `fieldset`. */
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
