import { esFecha, nombreDeFecha } from '@remanso/contract/calendario';
import type { ComponentProps } from 'react';
import { Campo } from '../../components/form/Campo.tsx';

interface PropiedadesDeCampoFecha extends ComponentProps<typeof Campo> {
  /** What it holds now. */
  fecha: string;
}

/** The browser's own date field, whose order of day and month is the browser's; so the day is written out too. */
export function CampoFecha({ fecha, ...campo }: PropiedadesDeCampoFecha) {
  return (
    <Campo
      {...campo}
      type="date"
      ayuda={
        <span className="inline-block first-letter:uppercase">
          {esFecha(fecha) ? nombreDeFecha(fecha) : 'Elegir un día'}
        </span>
      }
    />
  );
}
