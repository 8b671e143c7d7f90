import type { ComponentProps, ReactNode } from 'react';

interface PropiedadesDeInterruptor extends Omit<ComponentProps<'input'>, 'type'> {
  etiqueta: ReactNode;
}

/** A switch with a label. A press takes effect at once, without a save button. */
export function Interruptor({ etiqueta, className = '', ...input }: PropiedadesDeInterruptor) {
  return (
    <label className={`relative inline-flex min-h-11 items-center gap-3 ${className}`}>
      <input
        {...input}
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        className={[
          'peer h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-piedra bg-superficie transition-colors',
          'checked:border-petroleo checked:bg-petroleo',
        ].join(' ')}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute left-1.5 size-4 rounded-full bg-piedra transition duration-200 ease-agua peer-checked:translate-x-5 peer-checked:bg-sobre-petroleo"
      />
      {etiqueta}
    </label>
  );
}
