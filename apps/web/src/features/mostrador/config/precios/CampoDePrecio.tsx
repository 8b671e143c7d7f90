import type { ComponentProps } from 'react';
import { CampoNumero } from '../../../../components/form/CampoNumero.tsx';
import { PESOS_ILEGIBLES, errorDeNumero } from '../../../../components/form/numero.view.ts';
import { personas } from '../config-en-palabras.view.ts';

interface PropiedadesDeCampoDePrecio {
  /** The field of the form, with the error of the form. */
  control: Omit<ComponentProps<typeof CampoNumero>, 'etiqueta'>;
  capacidad: number;
  /** The value of the field, which may not be a number yet. */
  precio: unknown;
  className?: string;
}

/** The field for what a number of people pays together, in a cell of a table of prices. */
export function CampoDePrecio({
  control,
  capacidad,
  precio,
  className = '',
}: PropiedadesDeCampoDePrecio) {
  return (
    <CampoNumero
      {...control}
      error={errorDeNumero(control.error, precio, PESOS_ILEGIBLES)}
      etiqueta={`Precio total para ${personas(capacidad)}`}
      etiquetaOculta
      prefijo="$"
      className={`max-w-48 ${className}`}
    />
  );
}
