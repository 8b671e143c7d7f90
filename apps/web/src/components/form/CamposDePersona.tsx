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
  /**
   * `leer` and `escribir` are React Hook Form's `getValues` and `setValue`. The fields use them to
   * capitalise names and to correct or question an e-mail or telephone.
   */
  leer: (nombre: CampoDeTexto) => string;
  escribir: (nombre: CampoDeTexto, valor: string, opciones?: { shouldValidate: true }) => void;
  ayudaDeEmail?: ReactNode;
  /** True where the e-mail is shown and cannot be changed. */
  emailFijo?: boolean;
  /**
   * The label of the e-mail field, for a form in which the e-mail is optional; 'Email' by default.
   */
  etiquetaDeEmail?: string;
  /**
   * The field of the gender at the desk, in a row of its own. Where it is given, the telephone
   * comes before the e-mail, because the desk asks a person who walks in only for name and
   * telephone.
   */
  genero?: ReactNode;
  /** True where people enter their own data. The form then says who can see the gender. */
  propia?: boolean;
}

/** The form fields for the data of the contract's `camposDePersona`. */
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
  // The code of `Duda` is loaded when the focus first enters a field.
  const [tocado, setTocado] = useState(false);
  const duda = (nombre: 'email' | 'telefono') =>
    tocado && (
      <Suspense>
        <Duda campo={nombre} leer={() => leer(nombre)} escribir={escribir} />
      </Suspense>
    );
  // A field capitalises a name as the server stores it when the focus leaves the field. A change
  // while the person types would move the caret.
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
