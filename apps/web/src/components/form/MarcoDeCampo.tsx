import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ReactNode } from 'react';

interface EnlacesDeCampo {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface PropiedadesDeMarcoDeCampo {
  etiqueta: string;
  /** True where only screen readers get the label, because a table's heading shows it already. */
  etiquetaOculta?: boolean;
  ayuda?: ReactNode;
  error?: string | undefined;
  className?: string;
  /**
   * Called with the id and aria attributes that connect the control with its label, hint and error.
   */
  children: (enlaces: EnlacesDeCampo) => ReactNode;
}

/** The label, hint and error text around a form control. */
export function MarcoDeCampo({
  etiqueta,
  etiquetaOculta = false,
  ayuda,
  error,
  className = '',
  children,
}: PropiedadesDeMarcoDeCampo) {
  const id = useId();
  const descripciones = [ayuda && `${id}-ayuda`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`flex min-w-0 flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className={etiquetaOculta ? 'sr-only' : 'font-semibold'}>
        {etiqueta}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': descripciones || undefined,
      })}
      {ayuda && (
        <p id={`${id}-ayuda`} className="text-sm text-tinta-suave">
          {ayuda}
        </p>
      )}
      {error && <ErrorDeCampo id={`${id}-error`}>{error}</ErrorDeCampo>}
    </div>
  );
}

export function ErrorDeCampo({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 text-sm font-medium text-peligro">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
