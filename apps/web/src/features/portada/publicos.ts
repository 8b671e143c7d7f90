/**
 * The audiences for whom the landing differs; `isla.ts` shows the parts of one of them
 * (specification §1).
 */
export const PUBLICOS = [
  { publico: 'nadie', rol: null, destino: '/login' },
  { publico: 'CLIENT', rol: 'CLIENT', destino: '/reservas' },
  { publico: 'ADMIN', rol: 'ADMIN', destino: '/dashboard' },
] as const;
