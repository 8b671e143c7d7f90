import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { consultas } from '../lib/consultas.ts';

const cargarConfirmaciones = () => import('../components/ui/Confirmaciones.tsx');
/** Asked for at once, waited for by nobody: the first question comes later. */
const Confirmaciones = lazy(async () => ({
  default: (await cargarConfirmaciones().catch(cargarConfirmaciones)).Confirmaciones,
}));

/** What only the screens behind the login need, so that the login does not wait for it: server state, confirmations. */
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
