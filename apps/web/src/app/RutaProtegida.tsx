import { useMemo, useState, type ReactNode } from 'react';
import { Cargando } from '../components/ui/estado/Cargando.tsx';
import { EstadoDeError } from '../components/ui/estado/EstadoDeError.tsx';
import { useCentro } from '../lib/centro.ts';
import type { EstadoDeLogin } from '../lib/direccion/destino.ts';
import { useSesion } from '../lib/sesion/useSesion.ts';
import { Redirigir } from './Redirigir.tsx';

interface PropiedadesDeRutaProtegida {
  /** True where the screen is open without a session too, unless one has just ended. */
  conVisitas?: boolean;
  children: ReactNode;
}

/**
 * Shows a screen only once there is a session and its user has been read, so that `useUsuario`
 * always returns a user. A person without a session is sent to /login, and returns to the screen
 * after logging in.
 */
export function RutaProtegida({ conVisitas = false, children }: PropiedadesDeRutaProtegida) {
  const { nombre } = useCentro();
  const { isAuthenticated, vencida, user, errorDeUsuario, revalidar } = useSesion();
  // A screen on which a session has ended may still hold what that person has written.
  const [huboSesion, setHuboSesion] = useState(isAuthenticated);
  if (isAuthenticated && !huboSesion) setHuboSesion(true);
  if (!isAuthenticated) {
    return conVisitas && !vencida && !huboSesion ? children : <HaciaLogin />;
  }
  if (user) return children;
  // The heading is the name of the centre while the user is read, because the screen with its own
  // title is not shown yet.
  if (!errorDeUsuario) {
    return (
      <>
        <h1 className="sr-only">{nombre}</h1>
        <Cargando texto="Cargando datos del usuario..." />
      </>
    );
  }
  return (
    <div className="contenedor py-10">
      <h1 className="sr-only">{nombre}</h1>
      <EstadoDeError
        titulo="Error al obtener datos del usuario"
        error={new Error(errorDeUsuario)}
        alReintentar={revalidar}
      />
    </div>
  );
}

/**
 * Redirects to /login. The history state notes where the person was, so that they return there: the
 * path with its query, and the state of the history entry.
 */
function HaciaLogin() {
  const estado = useMemo((): EstadoDeLogin | null => {
    const { pathname, search } = window.location;
    // The installed app starts at /home by itself, so there is no screen to return to.
    if (pathname === '/home') return null;
    return { volver: pathname + search, estado: history.state as unknown };
  }, []);
  return <Redirigir a="/login" state={estado} />;
}
