import { Credenciales } from '@remanso/contract/persona/usuarios.forms';
import { useHistoryState } from 'wouter/use-browser-location';
import { CampoEmail } from '../../components/form/CampoEmail.tsx';
import { CampoCasilla } from '../../components/form/CampoCasilla.tsx';
import { CampoContrasena } from '../../components/form/contrasena/CampoContrasena.tsx';
import { Formulario } from '../../components/form/Formulario.tsx';
import { Boton } from '../../components/ui/Boton.tsx';
import { BotonEnlace } from '../../components/ui/BotonEnlace.tsx';
import { Enlace, enlaceDeTexto } from '../../components/ui/Enlace.tsx';
import { Nota } from '../../components/ui/Nota.tsx';
import type { EstadoDeLogin } from '../../lib/direccion/destino.ts';
import { leerPuertas } from '../../lib/puertas.ts';
import { useSesion } from '../../lib/sesion/useSesion.ts';
import { Acceso } from './Acceso.tsx';
import { TituloDeLogin } from './TituloDeLogin.tsx';
import { ERROR_AL_ENTRAR, iniciarSesion } from './iniciarSesion.ts';

export function Login() {
  const { emailDeVencida } = useSesion();
  const { agendaPublica, conCodigo } = leerPuertas();
  const estado = useHistoryState<EstadoDeLogin | null>();
  return (
    <Acceso>
      <TituloDeLogin />
      <Formulario
        esquema={Credenciales}
        valores={{ email: estado?.email ?? emailDeVencida ?? '', password: '' }}
        siFalla={ERROR_AL_ENTRAR}
        alEnviar={iniciarSesion}
      >
        {({ campo, form, enviando }) => (
          <>
            <Motivo estado={estado} />
            <CampoEmail {...campo('email')} etiqueta="Email" autoComplete="username" />
            <CampoContrasena
              {...campo('password')}
              etiqueta="Contraseña"
              autoComplete="current-password"
            />
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <CampoCasilla etiqueta="Recordarme" name="recordarme" />
              <Enlace
                a="/forgot-password"
                state={{ ...estado, email: form.watch('email') } satisfies EstadoDeLogin}
                className={enlaceDeTexto}
              >
                ¿Contraseña olvidada?
              </Enlace>
            </div>
            <Boton type="submit" variante="terracota" tamano="lg" ancho cargando={enviando}>
              Iniciar Sesión
            </Boton>
            {conCodigo && (
              <BotonEnlace
                a="/entrar"
                state={{ ...estado, email: form.watch('email') } satisfies EstadoDeLogin}
                variante="outline"
                tamano="lg"
                ancho
              >
                Entrar con un código
              </BotonEnlace>
            )}
          </>
        )}
      </Formulario>
      {agendaPublica && (
        <div className="mt-5">
          <BotonEnlace a="/agenda" variante="outline" tamano="lg" ancho>
            {/* Without mails an account is made at the end. */}
            {conCodigo ? 'Reservar sin cuenta' : 'Ver horarios y reservar'}
          </BotonEnlace>
        </div>
      )}
      <p className="mt-7 text-tinta-suave">
        ¿Primera vez?{' '}
        <Enlace a="/register" state={estado} className={enlaceDeTexto}>
          Crear una cuenta
        </Enlace>
      </p>
    </Acceso>
  );
}

/** Says why the login appears although the person did not ask for it. */
function Motivo({ estado }: { estado: EstadoDeLogin | null }) {
  const { vencida } = useSesion();
  if (estado?.creada)
    return <Nota tono="exito">Tu cuenta está creada. Ya puedes iniciar sesión.</Nota>;
  if (vencida) {
    return (
      <Nota>
        La sesión anterior terminó.
        {estado?.volver && ' Al entrar vuelves al mismo lugar.'}
      </Nota>
    );
  }
  const reserva = estado?.volver?.startsWith('/reservas/nueva-reserva');
  const { agendaPublica, conCodigo } = leerPuertas();
  if (reserva && agendaPublica && conCodigo) {
    return (
      <Nota>
        Para reservar sin contraseña,{' '}
        <Enlace a="/agenda" className={enlaceDeTexto}>
          elige una hora en los horarios
        </Enlace>
        .
      </Nota>
    );
  }
  if (reserva) return <Nota>Para reservar, entra o crea una cuenta.</Nota>;
  return estado?.volver && <Nota>Para ver esa página, inicia sesión.</Nota>;
}
