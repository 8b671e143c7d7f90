import { DatosParaReservar } from '@remanso/contract/persona/usuarios.forms';
import { CamposDePersona } from '../../../components/form/CamposDePersona.tsx';
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
      <p className="mb-7 text-lg text-tinta-suave">Es la primera vez: faltan estos datos.</p>
      <Formulario
        esquema={DatosParaReservar}
        valores={{ nombre: '', apellido: '', email, telefono: '' }}
        siFalla={ERROR_CON_CODIGO}
        alEnviar={async ({ nombre, apellido, telefono, genero }) => {
          try {
            const registro = { nombre, apellido, telefono, genero };
            abrirSesion(await entrarConCodigo({ email, codigo, registro }));
          } catch (error) {
            if (error instanceof ErrorDeApi && error.status === 401) alVolver();
            throw error;
          }
        }}
      >
        {({ campo, enviando, form }) => (
          <>
            <CamposDePersona
              campo={campo}
              leer={form.getValues}
              escribir={form.setValue}
              genero={
                <div className="sm:col-span-2">
                  <ElegirGenero {...campo('genero')} />
                </div>
              }
              emailFijo
            />
            <Boton type="submit" variante="terracota" tamano="lg" ancho cargando={enviando}>
              Entrar
            </Boton>
          </>
        )}
      </Formulario>
    </>
  );
}
