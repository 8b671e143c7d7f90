import { useEffect, useState } from 'react';
import { llamar } from '../../lib/api/api.ts';
import { esEnlaceInvalido } from './enlace.view.ts';

type EstadoDeEnlace = 'validando' | 'valido' | 'invalido' | 'error' | 'actualizada';

export function useEnlace(token: string) {
  const [estado, setEstado] = useState<EstadoDeEnlace>('validando');
  const [error, setError] = useState<unknown>(null);
  const [email, setEmail] = useState('');

  useEffect(() => {
    if (estado !== 'validando') return;
    const control = new AbortController();
    const { signal } = control;
    llamar('GET /password-reset/validar/{token}', {
      sinSesion: true,
      params: { token },
      siFalla: 'Token inválido o expirado',
      signal,
    }).then(
      ({ valido }) => setEstado(valido ? 'valido' : 'invalido'),
      (fallo: unknown) => {
        if (signal.aborted) return;
        setError(fallo);
        setEstado(esEnlaceInvalido(fallo) ? 'invalido' : 'error');
      },
    );
    return () => control.abort();
  }, [token, estado]);

  const concluir = (conclusion: EstadoDeEnlace) => {
    setEstado(conclusion);
    // A new step begins at the top of the page, as a new screen does.
    window.scrollTo(0, 0);
  };

  return {
    estado,
    error,
    /** The e-mail of the account whose password was changed; '' before the change. */
    email,
    validar: () => setEstado('validando'),
    alActualizar: (suyo: string) => {
      setEmail(suyo);
      concluir('actualizada');
    },
    alRechazar: () => concluir('invalido'),
  };
}
