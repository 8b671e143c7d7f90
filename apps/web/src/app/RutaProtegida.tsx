import { MARCA } from '@remanso/contract/marca';
import { useMemo, type ReactNode } from 'react';
import { Cargando } from '../components/ui/Cargando.tsx';
import { EstadoDeError } from '../components/ui/EstadoDeError.tsx';
import type { EstadoDeLogin } from '../lib/destino.ts';
import { useSesion } from '../lib/useSesion.ts';
import { Redirigir } from './Redirigir.tsx';

/** Only for a session whose user is known; `useUsuario` then never lacks one. Others go to /login, and come back. */
export function RutaProtegida({ children }: { children: ReactNode }) {
  const { isAuthenticated, user, errorDeUsuario, revalidar } = useSesion();
  if (!isAuthenticated) return <HaciaLogin />;
  if (user) return children;
  // Its title is the screen's own, once it is there.
  if (!errorDeUsuario) {
    return (
      <>
        <h1 className="sr-only">{MARCA.nombre}</h1>
        <Cargando texto="Cargando datos del usuario..." />
      </>
    );
  }
  return (
    <div className="contenedor py-10">
      <h1 className="sr-only">{MARCA.nombre}</h1>
      <EstadoDeError
        titulo="Error al obtener datos del usuario"
        error={new Error(errorDeUsuario)}
        alReintentar={revalidar}
      />
    </div>
  );
}

/** Mounted when the session is missed, and so it knows where the person was then: also the page, the section, the day, the step. */
function HaciaLogin() {
  const estado = useMemo((): EstadoDeLogin => {
    const { pathname, search } = window.location;
    return { volver: pathname + search, estado: history.state as unknown };
  }, []);
  return <Redirigir a="/login" state={estado} />;
}
