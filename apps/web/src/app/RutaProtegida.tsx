import { useMemo, type ReactNode } from 'react';
import { Cargando } from '../components/ui/estado/Cargando.tsx';
import { EstadoDeError } from '../components/ui/estado/EstadoDeError.tsx';
import { useCentro } from '../lib/centro.ts';
import type { EstadoDeLogin } from '../lib/direccion/destino.ts';
import { useSesion } from '../lib/sesion/useSesion.ts';
import { Redirigir } from './Redirigir.tsx';

/**
 * Guards the screens that need a session whose user is known, so that `useUsuario` always has one.
 * Anyone else goes to /login and comes back afterwards.
 */
export function RutaProtegida({ children }: { children: ReactNode }) {
  const { nombre } = useCentro();
  const { isAuthenticated, user, errorDeUsuario, revalidar } = useSesion();
  if (!isAuthenticated) return <HaciaLogin />;
  if (user) return children;
  // The waiting screen has the brand as its heading; the screen's own title comes with the screen.
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
 * Redirects to the login, remembering where the person was when the session was missed: the path
 * with its query, and the state of the history entry.
 */
function HaciaLogin() {
  const estado = useMemo((): EstadoDeLogin | null => {
    const { pathname, search } = window.location;
    // Nobody asked for this one: it is where the installed app starts.
    if (pathname === '/home') return null;
    return { volver: pathname + search, estado: history.state as unknown };
  }, []);
  return <Redirigir a="/login" state={estado} />;
}
