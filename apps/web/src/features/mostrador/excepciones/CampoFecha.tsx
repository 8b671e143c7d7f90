import { esFecha, nombreDeFecha } from '@remanso/contract/calendario';
import type { ComponentProps } from 'react';
import { Campo } from '../../../components/form/Campo.tsx';

interface PropiedadesDeCampoFecha extends ComponentProps<typeof Campo> {
  fecha: string;
}

/**
 * The browser's date field, which orders day and month its own way; the date is therefore also written out below it.
 */
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
