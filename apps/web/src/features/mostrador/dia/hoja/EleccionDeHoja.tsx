import { HOJAS, type Hoja } from '../dia.view.ts';

const TEXTOS: Record<Hoja, string> = { turnos: 'Turnos', rotacion: 'Rotación' };

interface PropiedadesDeEleccionDeHoja {
  hoja: Hoja;
  alElegir: (hoja: Hoja) => void;
}

export function EleccionDeHoja({ hoja, alElegir }: PropiedadesDeEleccionDeHoja) {
  return (
    <fieldset className="guijarro flex min-h-11 max-w-full shrink-0 flex-wrap border-2 border-piedra">
      <legend className="sr-only">Hoja</legend>
      {HOJAS.map((una) => (
        <label
          key={una}
          className="guijarro relative grid min-w-10 cursor-pointer place-items-center px-3 font-semibold sm:px-4 text-tinta-suave hover:bg-hundido has-checked:bg-agua has-checked:text-petroleo has-focus-visible:outline-3 has-focus-visible:outline-terracota"
        >
          <input
            type="radio"
            name="hoja"
            className="absolute inset-0 cursor-pointer opacity-0"
            checked={una === hoja}
            onChange={() => alElegir(una)}
          />
          {TEXTOS[una]}
        </label>
      ))}
    </fieldset>
  );
}
