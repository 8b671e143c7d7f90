import { RegistroConCodigo } from '@remanso/contract/persona/usuarios.forms';
import { Campo } from '../../../components/form/Campo.tsx';
import { Formulario } from '../../../components/form/Formulario.tsx';
import { ElegirGenero } from '../../../components/form/ElegirGenero.tsx';
import { Boton } from '../../../components/ui/Boton.tsx';
import { ERROR_CON_CODIGO, entrarConCodigo } from '../../../entities/codigo/codigos.mutations.ts';
import { ErrorDeApi } from '../../../lib/api/ErrorDeApi.ts';
import { abrirSesion } from '../../../lib/sesion/sesion.ts';

interface PropiedadesDeFaltaRegistro {
  email: string;
  /** The right code of the e-mail, which stays good. */
  codigo: string;
  /** Called where the code has ended meanwhile. */
  alVolver: () => void;
}

/** Asks who one is, for an e-mail without an account, and goes on with the same code. */
export function FaltaRegistro({ email, codigo, alVolver }: PropiedadesDeFaltaRegistro) {
  return (
    <>
      <p className="mb-7 text-lg text-tinta-suave">
        Es la primera vez de <strong className="[overflow-wrap:anywhere]">{email}</strong>: faltan
        estos datos.
      </p>
      <Formulario
        esquema={RegistroConCodigo}
        valores={{ nombre: '', apellido: '', telefono: '', genero: 'OTROS' }}
        siFalla={ERROR_CON_CODIGO}
        alEnviar={async (registro) => {
          try {
            abrirSesion(await entrarConCodigo({ email, codigo, registro }));
          } catch (error) {
            if (error instanceof ErrorDeApi && error.status === 401) alVolver();
            throw error;
          }
        }}
      >
        {({ campo, enviando }) => (
          <>
            <Campo
              {...campo('nombre')}
              etiqueta="Nombre"
              autoComplete="given-name"
              autoCapitalize="words"
            />
            <Campo
              {...campo('apellido')}
              etiqueta="Apellido"
              autoComplete="family-name"
              autoCapitalize="words"
            />
            <Campo
              {...campo('telefono')}
              etiqueta="Teléfono"
              ayuda="Con código de área: 381 555-0199"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
            />
            <ElegirGenero {...campo('genero')} />
            <Boton type="submit" variante="terracota" tamano="lg" ancho cargando={enviando}>
              Entrar
            </Boton>
          </>
        )}
      </Formulario>
    </>
  );
}
