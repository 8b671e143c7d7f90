import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { clasesDeControl } from './clasesDeControl.ts';

interface Opcion {
  valor: string | number;
  texto: string;
}

export interface PropiedadesDeControlDeSeleccion extends Omit<
  ComponentProps<'select'>,
  'children'
> {
  opciones: readonly Opcion[];
  /**
   * The text of a first option whose value is empty, such as 'Elegir…'. Without `vacia` the first
   * of `opciones` is chosen at the start.
   */
  vacia?: string;
}

export function ControlDeSeleccion({
  opciones,
  vacia,
  ...select
}: PropiedadesDeControlDeSeleccion) {
  return (
    <div className="relative">
      <select {...select} className={`${clasesDeControl} appearance-none pr-11`}>
        {vacia !== undefined && <option value="">{vacia}</option>}
        {opciones.map(({ valor, texto }) => (
          <option key={valor} value={valor}>
            {texto}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-tinta-suave"
      />
    </div>
  );
}
