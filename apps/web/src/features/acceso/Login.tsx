import { Credenciales } from '@remanso/contract/usuarios.forms';
import { useHistoryState } from 'wouter/use-browser-location';
import { Campo } from '../../components/form/Campo.tsx';
import { CampoCasilla } from '../../components/form/CampoCasilla.tsx';
import { CampoContrasena } from '../../components/form/CampoContrasena.tsx';
import { Formulario } from '../../components/form/Formulario.tsx';
import { Boton } from '../../components/ui/Boton.tsx';
import { Enlace } from '../../components/ui/Enlace.tsx';
import { Nota } from '../../components/ui/Nota.tsx';
import { llamar } from '../../lib/api.ts';
import type { EstadoDeLogin } from '../../lib/destino.ts';
import { abrirSesion } from '../../lib/sesion.ts';
import { useSesion } from '../../lib/useSesion.ts';
import { Acceso } from './Acceso.tsx';
import { TituloDeLogin } from './TituloDeLogin.tsx';
import { enlaceDeTexto } from '../../components/ui/enlaceDeTexto.ts';

/** The login. Logging in changes the session, and `RutaAnonima` then redirects. */
export function Login() {
  const { vencida } = useSesion();
  const estado = useHistoryState<EstadoDeLogin | null>();
  const creada = estado?.email;
  return (
    <Acceso>
      <TituloDeLogin />
      <Formulario
        esquema={Credenciales}
        valores={{ email: creada ?? '', password: '' }}
        siFalla="Error al iniciar sesión"
        alEnviar={async (body) => {
          abrirSesion(
            await llamar('POST /auth/login', {
              body,
              sinSesion: true,
              siFalla: 'Error al iniciar sesión',
            }),
          );
        }}
      >
        {({ campo, enviando }) => (
          <>
            {vencida && (
              <Nota>
                La sesión anterior terminó.
                {estado?.volver && ' Al entrar se vuelve al mismo lugar.'}
              </Nota>
            )}
            {creada && <Nota tono="exito">La cuenta está creada. Falta entrar.</Nota>}
            <Campo
              {...campo('email')}
              etiqueta="Email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
            <CampoContrasena
              {...campo('password')}
              etiqueta="Contraseña"
              autoComplete="current-password"
            />
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <CampoCasilla etiqueta="Recordarme" name="recordarme" />
              <Enlace a="/forgot-password" className={enlaceDeTexto}>
                ¿Olvidaste tu contraseña?
              </Enlace>
            </div>
            <Boton type="submit" variante="terracota" tamano="lg" ancho cargando={enviando}>
              {enviando ? 'Iniciando sesión…' : 'Iniciar Sesión'}
            </Boton>
          </>
        )}
      </Formulario>
      <p className="mt-7 text-tinta-suave">
        ¿Primera vez?{' '}
        <Enlace a="/register" state={estado} className={enlaceDeTexto}>
          Crear una cuenta
        </Enlace>
      </p>
    </Acceso>
  );
}
