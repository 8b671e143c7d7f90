import { Solicitud } from '@remanso/contract/persona/usuarios.forms';
import { Suspense } from 'react';
import { CampoEmail } from '../../../components/form/CampoEmail.tsx';
import { Formulario } from '../../../components/form/Formulario.tsx';
import { Boton } from '../../../components/ui/Boton.tsx';
import { ERROR_AL_PEDIR, pedirCodigo } from '../../../entities/codigo/codigos.mutations.ts';
import { prescindible } from '../../../lib/perezosa.ts';
import type { CodigoPedido } from '../../../lib/sesion/visita.ts';

const Duda = prescindible(async () => (await import('../../../components/form/Duda.tsx')).Duda);

interface PropiedadesDePedirCodigo {
  email: string;
  alPedir: (email: string, codigo: CodigoPedido) => void;
}

/** Asks for the e-mail, and sends it a code. */
export function PedirCodigo({ email, alPedir }: PropiedadesDePedirCodigo) {
  return (
    <>
      <p className="mb-7 text-lg text-tinta-suave">
        Sin contraseña: llega por email un código de 6 números.
      </p>
      <Formulario
        esquema={Solicitud}
        valores={{ email }}
        siFalla={ERROR_AL_PEDIR}
        alEnviar={async (datos) => alPedir(datos.email, await pedirCodigo(datos.email, undefined))}
      >
        {({ campo, form, enviando }) => (
          <>
            <div>
              <CampoEmail {...campo('email')} etiqueta="Email" autoComplete="username" />
              <Suspense>
                <Duda
                  campo="email"
                  leer={() => form.getValues('email')}
                  escribir={(_, valor, opciones) => form.setValue('email', valor, opciones)}
                />
              </Suspense>
            </div>
            <Boton type="submit" variante="terracota" tamano="lg" ancho cargando={enviando}>
              Enviar el código
            </Boton>
          </>
        )}
      </Formulario>
    </>
  );
}
