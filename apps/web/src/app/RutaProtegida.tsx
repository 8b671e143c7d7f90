import { useMemo, type ReactNode } from 'react';
import { Cargando } from '../components/ui/Cargando.tsx';
import { EstadoDeError } from '../components/ui/EstadoDeError.tsx';
import type { EstadoDeLogin } from '../lib/destino.ts';
import { useSesion } from '../lib/useSesion.ts';
import { Redirigir } from './Redirigir.tsx';

/** Only for a session whose user is known; `useUsuario` then never lacks one. Others go to /login, and come back. */
export function RutaProtegida({ children }: { children: ReactNode }) {
  const { isAuthenticated, user, errorDeUsuario, revalidar } = useSesion();
  const estado = useMemo((): EstadoDeLogin => {
    const { pathname, search } = window.location;
    return { volver: pathname + search };
  }, []);

  if (!isAuthenticated) return <Redirigir a="/login" state={estado} />;
  if (user) return children;
  if (!errorDeUsuario) return <Cargando texto="Cargando datos del usuario..." />;
  return (
    <div className="contenedor py-10">
      <EstadoDeError
        titulo="Error al obtener datos del usuario"
        error={new Error(errorDeUsuario)}
        alReintentar={revalidar}
      />
    </div>
  );
}
