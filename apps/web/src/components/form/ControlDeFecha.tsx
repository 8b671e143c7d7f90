import { esFecha } from '@remanso/contract/calendario';
import { useEffect, useRef, type ComponentProps } from 'react';
import { clasesDeControl } from './clasesDeControl.ts';

/** The pause that ends the typing of a date, in milliseconds: longer than between one digit and the next. */
const ESPERA_MS = 600;

interface PropiedadesDeControlDeFecha extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** The day in effect; empty for none. */
  valor: string;
  /** Called with a complete day, or with an empty text where the field may be empty. */
  alElegir: (fecha: string) => void;
}

/**
 * The platform's date field, for a day that takes effect without a button. On the way to 2026 a year is 0002, 0020 and
 * 0202, and the 25th is first the 2nd; written back into the field, each of these would undo the typing. So the typed
 * day counts when typing rests or the field is left, and an incomplete one is replaced by the day in effect.
 */
export function ControlDeFecha({
  valor,
  alElegir,
  className = '',
  ...input
}: PropiedadesDeControlDeFecha) {
  const campo = useRef<HTMLInputElement>(null);
  const reloj = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tecleando = useRef(false);

  const mostrar = () => {
    if (campo.current) campo.current.value = valor;
  };
  useEffect(() => {
    mostrar();
    return () => clearTimeout(reloj.current);
    // oxlint-disable-next-line react/exhaustive-deps -- Only another day is to be shown.
  }, [valor]);

  /** Takes over the day in the field. Returns false where it is incomplete. */
  function aplicar(): boolean {
    clearTimeout(reloj.current);
    if (!campo.current) return false;
    const { value, validity } = campo.current;
    // A date field's value is also empty while the day is incomplete.
    const sirve = value === '' ? !validity.badInput && !validity.valueMissing : esFecha(value);
    if (sirve && value !== valor) alElegir(value);
    return sirve;
  }

  return (
    <input
      {...input}
      ref={campo}
      type="date"
      defaultValue={valor}
      className={`${clasesDeControl} ${className}`}
      onKeyDown={({ key }) => {
        tecleando.current = true;
        if (key === 'Enter') aplicar();
      }}
      onPointerDown={() => {
        tecleando.current = false;
      }}
      onChange={() => {
        clearTimeout(reloj.current);
        // A day picked in the browser's calendar is complete at once.
        if (tecleando.current) reloj.current = setTimeout(aplicar, ESPERA_MS);
        else aplicar();
      }}
      onBlur={() => {
        tecleando.current = false;
        if (!aplicar()) mostrar();
      }}
    />
  );
}
