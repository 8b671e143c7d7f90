import { Campo, type ControlDeCampo } from '../../../components/form/Campo.tsx';

interface PropiedadesDeCamposDeHoras {
  campo: (nombre: 'inicio' | 'fin') => ControlDeCampo;
}

/**
 * The two hours of a franja, as text fields: the platform's time field could show a. m. and p. m.
 * '9', '930' and '9:30' are all accepted.
 */
export function CamposDeHoras({ campo }: PropiedadesDeCamposDeHoras) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Campo {...campo('inicio')} {...HORA} etiqueta="Hora de inicio" />
      <Campo {...campo('fin')} {...HORA} etiqueta="Hora de fin" />
    </div>
  );
}

const HORA = {
  inputMode: 'numeric',
  autoComplete: 'off',
  maxLength: 5,
  placeholder: '--:--',
} as const;
