import { Solicitud } from '@remanso/contract/persona/usuarios.forms';
import { Suspense, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { CampoEmail } from '../../components/form/CampoEmail.tsx';
import { Formulario } from '../../components/form/Formulario.tsx';
import { ContactoDelCentro } from '../../components/layout/ContactoDelCentro.tsx';
import { Boton } from '../../components/ui/Boton.tsx';
import { enlaceDeTexto } from '../../components/ui/Enlace.tsx';
import { Titulo } from '../../components/ui/Titulo.tsx';
import { useCentro } from '../../lib/centro.ts';
import type { EstadoDeLogin } from '../../lib/direccion/destino.ts';
import { leerPuertas } from '../../lib/puertas.ts';
import { useSesion } from '../../lib/sesion/useSesion.ts';
import { perezosa } from '../../lib/perezosa.ts';
import { Acceso } from './Acceso.tsx';
import { VolverDeContrasena } from './VolverDeContrasena.tsx';
import { ERROR_AL_ENVIAR, pedirEnlace } from './pedirEnlace.ts';

const EnlaceEnviado = perezosa(async () => (await import('./EnlaceEnviado.tsx')).EnlaceEnviado);
// The code of the next step loads while the person types the e-mail.
EnlaceEnviado.acercar();

/**
 * Asks for a reset link (specification §2), or says who gives one where no e-mails go out. A person
 * who comes back to correct the e-mail finds the e-mail that they typed.
 */
export function OlvidoDeContrasena() {
  return (
    <Acceso conMarca={false}>
      {leerPuertas().conCodigo ? <PedirEnlace /> : <EnlaceDelCentro />}
    </Acceso>
  );
}

function EnlaceDelCentro() {
  const { nombre } = useCentro();
  return (
    <>
      <Titulo documento="Recuperar contraseña">¿Contraseña olvidada?</Titulo>
      <p className="mt-3 text-lg [overflow-wrap:anywhere]">
        {nombre} no envía emails. Escríbenos o pregunta en el centro, y te damos un enlace para
        elegir una contraseña nueva.
      </p>
      <ul className="mt-3 grid gap-1">
        <ContactoDelCentro className={`${enlaceDeTexto} text-lg`} />
      </ul>
      <VolverDeContrasena />
    </>
  );
}

function PedirEnlace() {
  const { user } = useSesion();
  const estado = useHistoryState<EstadoDeLogin | null>();
  const [email, setEmail] = useState(user?.email ?? estado?.email ?? '');
  const [enviado, setEnviado] = useState(false);
  return (
    <>
      {enviado ? (
        <Suspense>
          <EnlaceEnviado email={email} alCorregir={() => setEnviado(false)} />
        </Suspense>
      ) : (
        <>
          <Titulo documento="Recuperar contraseña">¿Contraseña olvidada?</Titulo>
          <p className="mt-2 mb-7 text-lg text-tinta-suave">
            Con el email de la cuenta alcanza: ahí llega un enlace para elegir una contraseña nueva.
          </p>
          <Formulario
            esquema={Solicitud}
            valores={{ email }}
            siFalla={ERROR_AL_ENVIAR}
            alEnviar={async (datos) => {
              await pedirEnlace(datos.email);
              setEmail(datos.email);
              setEnviado(true);
              // A new step begins at the top of the page, as a new screen does.
              window.scrollTo(0, 0);
            }}
          >
            {({ campo, enviando }) => (
              <>
                <CampoEmail {...campo('email')} etiqueta="Email" autoComplete="username" />
                <Boton type="submit" variante="terracota" tamano="lg" ancho cargando={enviando}>
                  Enviar Enlace
                </Boton>
              </>
            )}
          </Formulario>
          <VolverDeContrasena />
        </>
      )}
    </>
  );
}
