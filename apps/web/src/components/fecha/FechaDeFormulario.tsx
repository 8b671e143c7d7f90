import { esFecha, nombreDeFecha } from '@remanso/contract/calendario';
import type { ControlDeCampo } from '../form/Campo.tsx';
import { CampoFecha, type PropiedadesDeFecha } from './CampoFecha.tsx';

/** Said in place of the contract's text about a date, which is for programs. */
const SIN_DIA = 'Falta el día completo: día, mes y los cuatro números del año';

type PropiedadesDeFechaDeFormulario = ControlDeCampo & Omit<PropiedadesDeFecha, 'ayuda'>;

/**
 * A date field for a React Hook Form form, with the day written out below the field. Use:
 * `<FechaDeFormulario {...f.campo('fecha')} valor={form.watch('fecha')} />`.
 */
export function FechaDeFormulario({
  name,
  ref,
  error,
  valor,
  onChange,
  onBlur,
  ...campo
}: PropiedadesDeFechaDeFormulario) {
  const cambiar = (value: string) => void onChange({ type: 'change', target: { name, value } });
  return (
    <CampoFecha
      {...campo}
      name={name}
      ref={ref}
      valor={valor}
      error={error && !esFecha(valor) ? SIN_DIA : error}
      ayuda={
        <span className="inline-block first-letter:uppercase">
          {esFecha(valor) ? nombreDeFecha(valor) : 'Elegir un día'}
        </span>
      }
      alCambiar={cambiar}
      alSalir={(fecha) => {
        if (fecha !== valor) cambiar(fecha);
        void onBlur({ type: 'focusout', target: { name, value: fecha } });
      }}
    />
  );
}
