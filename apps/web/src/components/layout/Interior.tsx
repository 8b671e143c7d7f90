import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { buscarPregunta } from '../ui/dialogo/confirmar.ts';
import { consultas } from '../../lib/api/consultas.ts';
import { escucharLaConexion } from '../../lib/conexion/escucharLaConexion.ts';
import { perezosa } from '../../lib/perezosa.ts';

escucharLaConexion();

/**
 * The dialog for questions. Its code is requested at once, but no screen waits for it, because the
 * first question comes later.
 */
const Confirmaciones = perezosa(async () => (await cargarConfirmaciones()).Confirmaciones);

/**
 * Loads the dialog. A screen goes on without it, and only a question that cannot be shown is an
 * error.
 */
async function cargarConfirmaciones() {
  for (;;) {
    try {
      return await import('../ui/dialogo/Confirmaciones.tsx');
    } catch (error) {
      if (buscarPregunta()) throw error;
      await otraOportunidad();
    }
  }
}

/** Resolves when the network comes back, or at the next click, which may ask the first question. */
function otraOportunidad(): Promise<unknown> {
  return new Promise((resolver) => {
    const unaVez = { once: true, capture: true };
    addEventListener('online', resolver, unaVez);
    addEventListener('click', resolver, unaVez);
  });
}

/**
 * Provides what only the screens behind the login need (server state, confirmations), so that the
 * login does not wait for it.
 */
export function Interior({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={consultas}>
      {children}
      <Suspense>
        <Confirmaciones />
      </Suspense>
    </QueryClientProvider>
  );
}
