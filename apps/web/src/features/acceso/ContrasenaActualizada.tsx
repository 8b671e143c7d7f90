import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect } from 'react';
import { BotonEnlace } from '../../components/ui/BotonEnlace.tsx';
import { Titulo } from '../../components/ui/Titulo.tsx';
import type { EstadoDeLogin } from '../../lib/direccion/destino.ts';
import { navegar } from '../../lib/direccion/navegacion.ts';
import { cerrarSesion } from '../../lib/sesion/sesion.ts';

/** The milliseconds until the screen goes to the login (specification §9). */
const HASTA_LOGIN_MS = 2000;

/** Says that the password was changed, then goes to the login with the e-mail filled in. */
export function ContrasenaActualizada({ email }: { email: string }) {
  useEffect(() => {
    // The server has ended the session. With an old token on this device, /login would not be
    // shown.
    cerrarSesion();
    const reloj = setTimeout(
      () => navegar('/login', { reemplazar: true, state: { email } satisfies EstadoDeLogin }),
      HASTA_LOGIN_MS,
    );
    return () => clearTimeout(reloj);
  }, [email]);
  return (
    <>
      <CircleCheck aria-hidden="true" className="mb-4 size-16 text-exito" />
      <Titulo documento="Contraseña actualizada">¡Contraseña Actualizada!</Titulo>
      <p className="mt-3 mb-7 text-lg">
        Ya puedes entrar con tu contraseña nueva. Enseguida aparece la pantalla de inicio de sesión.
      </p>
      <BotonEnlace
        a="/login"
        state={{ email } satisfies EstadoDeLogin}
        variante="outline"
        tamano="lg"
        ancho
      >
        Iniciar sesión ahora
      </BotonEnlace>
    </>
  );
}
