import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { consultas } from '../lib/consultas.ts';

const cargarConfirmaciones = () => import('../components/ui/Confirmaciones.tsx');
/**
 * The dialog for questions. Its code is requested at once, but no screen waits for it, because the first question comes
 * later.
 */
const Confirmaciones = lazy(async () => ({
  default: (await cargarConfirmaciones().catch(cargarConfirmaciones)).Confirmaciones,
}));

/**
 * Provides what only the screens behind the login need (server state, confirmations), so that the login does not wait
 * for it.
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
