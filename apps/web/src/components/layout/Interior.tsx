import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { buscarPregunta } from '../ui/dialogo/confirmar.ts';
import { consultas } from '../../lib/api/consultas.ts';
import { escucharLaConexion } from '../../lib/conexion/escucharLaConexion.ts';
import { perezosa } from '../../lib/perezosa.ts';

escucharLaConexion();

/**
 * The dialog that shows questions. Its code is requested at once, but no screen waits for that
 * code, because the first question comes later.
 */
const Confirmaciones = perezosa(async () => (await cargarConfirmaciones()).Confirmaciones);

/**
 * Loads the code of the dialog. After a failure the function tries again later; it throws only
 * where a question is waiting to be shown.
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

/**
 * Resolves when the network returns, or at the next click, because a click can ask the first
 * question.
 */
function otraOportunidad(): Promise<unknown> {
  return new Promise((resolver) => {
    const unaVez = { once: true, capture: true };
    addEventListener('online', resolver, unaVez);
    addEventListener('click', resolver, unaVez);
  });
}

/**
 * Provides what only the screens behind the login need: the React Query client and the dialog for
 * questions. The login itself does not load this module.
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
