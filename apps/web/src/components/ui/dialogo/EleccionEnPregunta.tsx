import { useId, useState } from 'react';

interface Opcion<T> {
  valor: T;
  nombre: string;
  quePasa: string;
}

interface PropiedadesDeEleccion<T> {
  leyenda: string;
  /** The options. The first option is selected at the start. */
  opciones: readonly [Opcion<T>, ...Opcion<T>[]];
  alElegir: (valor: T) => void;
}

/** A choice between options inside a question of `confirmar`. Each option says what it does. */
export function EleccionEnPregunta<T extends string | boolean>({
  leyenda,
  opciones,
  alElegir,
}: PropiedadesDeEleccion<T>) {
  const id = useId();
  const [elegido, setElegido] = useState(opciones[0].valor);
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">{leyenda}</legend>
      <div className="mt-2 flex flex-col gap-2">
        {opciones.map(({ valor, nombre, quePasa }) => (
          <label
            key={nombre}
            className="guijarro relative flex flex-col gap-0.5 border-2 border-borde bg-superficie px-4 py-3 has-checked:border-petroleo has-checked:bg-hundido has-focus-visible:outline-3 has-focus-visible:outline-terracota"
          >
            <span className="font-semibold">
              <input
                type="radio"
                name={id}
                checked={valor === elegido}
                aria-describedby={`${id}-${valor}`}
                className="absolute inset-0 z-10 m-0 size-full cursor-pointer appearance-none opacity-0"
                onChange={() => {
                  setElegido(valor);
                  alElegir(valor);
                }}
              />
              {nombre}
            </span>
            <span id={`${id}-${valor}`} className="text-sm text-tinta-suave">
              {quePasa}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
