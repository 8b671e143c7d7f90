import { useHistoryState } from 'wouter/use-browser-location';
import { Enlace, enlaceDeTexto } from '../../components/ui/Enlace.tsx';
import { useSesion } from '../../lib/sesion/useSesion.ts';

/**
 * The link that leaves the screens about a forgotten password: to Mi Cuenta within a session,
 * otherwise to the login.
 */
export function VolverDeContrasena() {
  const { isAuthenticated } = useSesion();
  const estado = useHistoryState<unknown>();
  return (
    <p className="mt-7">
      <Enlace
        a={isAuthenticated ? '/mi-cuenta' : '/login'}
        state={isAuthenticated ? null : estado}
        className={enlaceDeTexto}
      >
        {isAuthenticated ? 'Volver a Mi Cuenta' : 'Volver a iniciar sesión'}
      </Enlace>
    </p>
  );
}
