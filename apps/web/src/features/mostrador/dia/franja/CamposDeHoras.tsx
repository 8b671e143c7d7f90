import { Campo, type ControlDeCampo } from '../../../../components/form/Campo.tsx';

interface PropiedadesDeCamposDeHoras {
  campo: (nombre: 'inicio' | 'fin') => ControlDeCampo;
  /** True where the bookings hold the hours; they can still be read and copied. */
  fijas?: boolean;
}

/**
 * The two hours of a franja, as text fields: the platform's time field could show a. m. and p. m.
 * '9', '930' and '9:30' are all accepted.
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
