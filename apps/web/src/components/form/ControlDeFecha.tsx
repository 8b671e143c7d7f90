import { esFecha } from '@remanso/contract/calendario';
import { useEffect, useRef, type ComponentProps } from 'react';
import { clasesDeControl } from './clasesDeControl.ts';

/** Longer than from one digit to the next. */
const ESPERA_MS = 600;

interface PropiedadesDeControlDeFecha extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** The day that holds; empty for none. */
  valor: string;
  /** Called with a whole day, or with nothing where that is allowed. */
  alElegir: (fecha: string) => void;
}

/**
 * The platform's date field, for a day that takes effect without a button. On its way to 2026 a year is 0002, 0020 and
 * 0202, and the 25th is the 2nd first; written back into the field, each would undo the typing. So what is typed counts
 * once typing rests or the field is left, and what is no day then gives way to the one that holds.
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

  /** False where there is nothing whole in it. */
  function aplicar(): boolean {
    clearTimeout(reloj.current);
    if (!campo.current) return false;
    const { value, validity } = campo.current;
    // Empty is also what half a day reads as.
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
        // From the calendar it is a whole day.
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
