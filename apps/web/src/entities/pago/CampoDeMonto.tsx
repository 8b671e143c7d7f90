import type { ComponentProps } from 'react';
import { CampoNumero } from '../../components/form/CampoNumero.tsx';
import { errorDeNumero, leerPesos } from '../../components/form/numero.view.ts';
import { conPuntos } from './monto.view.ts';
import { MONTO_ILEGIBLE } from './pagos.view.ts';

/** The options with which a form registers a CampoDeMonto. */
export const EN_PESOS = { setValueAs: leerPesos };

interface PropiedadesDeCampoDeMonto extends Omit<ComponentProps<typeof CampoNumero>, 'prefijo'> {
  /** The value that the form has read so far; a text where it could not be read. */
  leido: unknown;
  /** The text shown for an amount that cannot be read. */
  ilegible?: string;
}

/**
 * A field for an amount in pesos: `<CampoDeMonto {...f.campo('monto', EN_PESOS)} leido={…} />`. The
 * amount has its dots as soon as the field is left; the form reads it with them.
 */
export function CampoDeMonto({
  leido,
  ilegible = MONTO_ILEGIBLE,
  error,
  ref,
  onBlur,
  ...campo
}: PropiedadesDeCampoDeMonto) {
  return (
    <CampoNumero
      {...campo}
      prefijo="$"
      error={errorDeNumero(error, leido, ilegible)}
      ref={(input: HTMLInputElement | null) => {
        ref(input);
        if (input && input !== document.activeElement) input.value = conPuntos(input.value);
      }}
      onBlur={async (evento: { target: unknown }) => {
        const input = evento.target as HTMLInputElement;
        input.value = conPuntos(input.value);
        await onBlur(evento);
      }}
    />
  );
}
