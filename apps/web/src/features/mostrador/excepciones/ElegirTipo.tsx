import { useId } from 'react';
import { MarcaDeExcepcion } from './MarcaDeExcepcion.tsx';
import { PRECEDENCIA, TEXTOS, TIPOS, type Tipo } from './excepciones.view.ts';

export function ElegirTipo({ tipo, alElegir }: { tipo: Tipo; alElegir: (tipo: Tipo) => void }) {
  const id = useId();
  return (
    <fieldset>
      <legend className="font-semibold">Qué agregar</legend>
      <div className="mt-2 grid grid-cols-1 gap-2 sm:grid-cols-3">
        {TIPOS.map((opcion) => (
          <label
            key={opcion}
            className="guijarro relative flex flex-col gap-1 border-2 border-borde bg-superficie p-3 has-checked:border-petroleo has-checked:bg-hundido has-focus-visible:outline-3 has-focus-visible:outline-terracota"
          >
            <span className="flex items-center gap-2 font-semibold">
              <input
                type="radio"
                name="tipo"
                value={opcion}
                checked={opcion === tipo}
                aria-describedby={`${id}-${opcion}`}
                className="absolute inset-0 z-10 m-0 size-full cursor-pointer appearance-none opacity-0"
                onChange={() => alElegir(opcion)}
              />
              <MarcaDeExcepcion tipo={opcion} />
              {TEXTOS[opcion].nombre}
            </span>
            <span id={`${id}-${opcion}`} className="text-sm text-tinta-suave">
              {TEXTOS[opcion].queHace}
            </span>
          </label>
        ))}
      </div>
      <p className="mt-3 text-sm text-tinta-suave">{PRECEDENCIA}</p>
    </fieldset>
  );
}
