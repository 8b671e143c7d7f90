import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { ControlDeCampo, TextosDeCampo } from './Campo.tsx';
import { MarcoDeCampo } from './MarcoDeCampo.tsx';
import { clasesDeControl } from './clasesDeControl.ts';

export interface Opcion {
  valor: string | number;
  texto: string;
}

interface PropiedadesDeCampoSeleccion
  extends
    ControlDeCampo,
    TextosDeCampo,
    Omit<ComponentProps<'select'>, keyof ControlDeCampo | 'children'> {
  opciones: readonly Opcion[];
  /** The first line, with an empty value: 'Elegir…'. Without it the first option is chosen. */
  vacia?: string;
}

/** A native `<select>`. For numbers register it with `f.campo('capacidad', { valueAsNumber: true })`. */
export function CampoSeleccion({
  etiqueta,
  ayuda,
  error,
  opciones,
  vacia,
  className = '',
  ...select
}: PropiedadesDeCampoSeleccion) {
  return (
    <MarcoDeCampo etiqueta={etiqueta} ayuda={ayuda} error={error} className={className}>
      {(enlaces) => (
        <div className="relative">
          <select {...select} {...enlaces} className={`${clasesDeControl} appearance-none pr-11`}>
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
      )}
    </MarcoDeCampo>
  );
}
