import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Confirmaciones } from '../components/ui/Confirmaciones.tsx';
import { consultas } from '../lib/consultas.ts';

/** What only the screens behind the login need, so that the login does not wait for it: server state, confirmations. */
export function Interior({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={consultas}>
      {children}
      <Confirmaciones />
    </QueryClientProvider>
  );
}
