import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { mensajeDe } from '../api/ErrorDeApi.ts';
import { llamar } from '../api/api.ts';
import { actualizarUsuario, leerSesion, seguirAlmacen, suscribir } from './sesion.ts';
import { useCadaHora } from '../tiempo/useCadaHora.ts';
import { ContextoDeSesion } from './useSesion.ts';

const SIN_USUARIO = 'Error al obtener datos del usuario';

/** Keeps the session in step with the browser's storage, with other tabs and with the server. */
export function SesionProvider({ children }: { children: ReactNode }) {
  const sesion = useSyncExternalStore(suscribir, leerSesion);
  const [intento, setIntento] = useState(0);
  const [fallo, setFallo] = useState<{ token: string; mensaje: string } | null>(null);
  const { token } = sesion;

  useEffect(seguirAlmacen, []);

  useEffect(() => {
    // The user is read from the server only for a token that was found in storage: a login has just
    // returned the user.
    if (!token || (intento === 0 && sesionRecienAbierta(token))) return;
    const control = new AbortController();
    pedirUsuario(control.signal).catch((error: unknown) => {
      if (control.signal.aborted) return;
      setFallo({ token, mensaje: mensajeDe(error, SIN_USUARIO) });
    });
    return () => control.abort();
  }, [token, intento]);

  // The user is read again every hour. The server answers with a new token, so that a session in
  // use does not expire (rules §3.4). A failure is not shown, because the same call is made again
  // an hour later.
  useCadaHora(() => {
    if (token) pedirUsuario().catch(() => {});
  });

  return (
    <ContextoDeSesion
      value={{
        ...sesion,
        isAuthenticated: token !== null,
        isAdmin: token !== null && sesion.rol === 'ADMIN',
        errorDeUsuario: fallo?.token === token ? fallo.mensaje : null,
        revalidar: () => {
          setFallo(null);
          setIntento((veces) => veces + 1);
        },
      }}
    >
      {children}
    </ContextoDeSesion>
  );
}

async function pedirUsuario(signal?: AbortSignal): Promise<void> {
  const pedido = { siFalla: SIN_USUARIO, ...(signal && { signal }) };
  actualizarUsuario(await llamar('GET /auth/current', pedido));
}

const TOKEN_AL_ARRANCAR = leerSesion().token;

function sesionRecienAbierta(token: string): boolean {
  return token !== TOKEN_AL_ARRANCAR && leerSesion().user !== null;
}
