import { useHistoryState } from 'wouter/use-browser-location';
import { Enlace, enlaceDeTexto } from '../../components/ui/Enlace.tsx';
import { useSesion } from '../../lib/sesion/useSesion.ts';

/**
 * The link back to where a person notices that they forgot the password: the login, or their own
 * account.
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
