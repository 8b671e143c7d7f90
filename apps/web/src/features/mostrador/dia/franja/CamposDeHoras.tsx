import { Campo, type ControlDeCampo } from '../../../../components/form/Campo.tsx';

interface PropiedadesDeCamposDeHoras {
  campo: (nombre: 'inicio' | 'fin') => ControlDeCampo;
  /**
   * True where the franja has bookings, so that the hours of the franja cannot change. The fields
   * are then read-only.
   */
  fijas?: boolean;
}

/**
 * The fields for the two hours of a franja. The fields are text fields, because the browser's time
 * field could show a. m. and p. m. The form accepts '9', '930' and '9:30'.
 */
export function CamposDeHoras({ campo, fijas = false }: PropiedadesDeCamposDeHoras) {
  return (
    <div className={`grid grid-cols-2 gap-3 ${fijas ? FIJAS : ''}`}>
      <Campo {...campo('inicio')} {...HORA} readOnly={fijas} etiqueta="Hora de inicio" />
      <Campo {...campo('fin')} {...HORA} readOnly={fijas} etiqueta="Hora de fin" />
    </div>
  );
}

const FIJAS = '[&_input]:border-dashed [&_input]:bg-hundido';
const HORA = {
  inputMode: 'numeric',
  autoComplete: 'off',
  maxLength: 5,
  placeholder: '--:--',
} as const;
