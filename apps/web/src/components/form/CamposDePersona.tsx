import { capitalizar } from '@remanso/contract/nombres.rules';
import type { ReactNode } from 'react';
import { Campo, type ControlDeCampo } from './Campo.tsx';
import { CampoSeleccion } from './CampoSeleccion.tsx';
import { OPCIONES_DE_GENERO } from './genero.view.ts';

type NombreDeCampo = 'nombre' | 'apellido' | 'email' | 'genero' | 'telefono';
type NombrePropio = 'nombre' | 'apellido';

interface PropiedadesDeCamposDePersona {
  campo: (nombre: NombreDeCampo, opciones?: { onBlur: () => void }) => ControlDeCampo;
  /**
   * React Hook Form's `getValues` and `setValue`, for the name and the surname, which are
   * capitalised.
   */
  leer: (nombre: NombrePropio) => string;
  escribir: (nombre: NombrePropio, valor: string) => void;
  ayudaDeEmail?: ReactNode;
  /** True where the e-mail is read and not changed. */
  emailFijo?: boolean;
  /** The label of the e-mail's field, where the person may have none. */
  etiquetaDeEmail?: string;
  /**
   * The control of the gender at the desk, in a row of its own. There the telephone comes first: a
   * name and a telephone are all that somebody who walks in is asked for.
   */
  genero?: ReactNode;
  /** True where one fills in one's own data, and so is told who sees the gender. */
  propia?: boolean;
}

/** The fields of the contract's `camposDePersona`. */
export function CamposDePersona({
  campo,
  leer,
  escribir,
  ayudaDeEmail,
  emailFijo = false,
  etiquetaDeEmail = 'Email',
  genero,
  propia = false,
}: PropiedadesDeCamposDePersona) {
  // Names are capitalised as the server will keep them, but only on leaving the field, so that the
  // caret does not jump.
  const nombrePropio = (nombre: NombrePropio) =>
    campo(nombre, { onBlur: () => escribir(nombre, capitalizar(leer(nombre))) });
  const email = (
    <Campo
      {...campo('email')}
      etiqueta={etiquetaDeEmail}
      ayuda={ayudaDeEmail}
      readOnly={emailFijo}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      className="sm:col-span-2"
    />
  );
  const telefono = (
    <Campo
      {...campo('telefono')}
      etiqueta="Teléfono"
      ayuda="Con código de área: 381 555-0199"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      className={genero ? 'sm:col-span-2' : ''}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <Campo
        {...nombrePropio('nombre')}
        etiqueta="Nombre"
        autoComplete="given-name"
        autoCapitalize="words"
      />
      <Campo
        {...nombrePropio('apellido')}
        etiqueta="Apellido"
        autoComplete="family-name"
        autoCapitalize="words"
      />
      {genero ? telefono : email}
      {genero ?? (
        <CampoSeleccion
          {...campo('genero')}
          etiqueta="Género"
          ayuda={propia && 'Sin el nombre, lo ve quien reserva el mismo turno.'}
          vacia="Elegir…"
          opciones={OPCIONES_DE_GENERO}
          autoComplete="sex"
        />
      )}
      {genero ? email : telefono}
    </div>
  );
}
