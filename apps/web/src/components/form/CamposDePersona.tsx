import { capitalizar } from '@remanso/contract/persona/nombres.rules';
import { Suspense, useState, type ReactNode } from 'react';
import { Campo, type ControlDeCampo } from './Campo.tsx';
import { CampoEmail } from './CampoEmail.tsx';
import { CampoSeleccion } from './CampoSeleccion.tsx';
import { OPCIONES_DE_GENERO } from './genero.view.ts';
import { prescindible } from '../../lib/perezosa.ts';

type NombreDeCampo = 'nombre' | 'apellido' | 'email' | 'genero' | 'telefono';
type CampoDeTexto = Exclude<NombreDeCampo, 'genero'>;
type NombrePropio = 'nombre' | 'apellido';

const Duda = prescindible(async () => (await import('./Duda.tsx')).Duda);

interface PropiedadesDeCamposDePersona {
  campo: (nombre: NombreDeCampo, opciones?: { onBlur: () => void }) => ControlDeCampo;
  /** React Hook Form's `getValues` and `setValue`, for what is capitalised, corrected or asked about. */
  leer: (nombre: CampoDeTexto) => string;
  escribir: (nombre: CampoDeTexto, valor: string, opciones?: { shouldValidate: true }) => void;
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
  // The question about a slip comes with the first field that somebody enters.
  const [tocado, setTocado] = useState(false);
  const duda = (nombre: 'email' | 'telefono') =>
    tocado && (
      <Suspense>
        <Duda campo={nombre} leer={() => leer(nombre)} escribir={escribir} />
      </Suspense>
    );
  // Names are capitalised as the server will keep them, but only on leaving the field, so that the
  // caret does not jump.
  const nombrePropio = (nombre: NombrePropio) =>
    campo(nombre, { onBlur: () => escribir(nombre, capitalizar(leer(nombre))) });
  const email = (
    <div className="sm:col-span-2">
      <CampoEmail
        {...campo('email')}
        etiqueta={etiquetaDeEmail}
        ayuda={ayudaDeEmail}
        readOnly={emailFijo}
        autoComplete="email"
      />
      {!emailFijo && duda('email')}
    </div>
  );
  const telefono = (
    <div className={genero ? 'sm:col-span-2' : ''}>
      <Campo
        {...campo('telefono')}
        etiqueta="Teléfono"
        ayuda="Con código de área: 381 555-0199"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      {duda('telefono')}
    </div>
  );
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2" onFocus={() => setTocado(true)}>
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
