/** For whom the landing has something different; `isla.ts` shows the one that fits (specification §1). */
export const PUBLICOS = [
  { publico: 'nadie', rol: null, destino: '/login' },
  { publico: 'CLIENT', rol: 'CLIENT', destino: '/reservas' },
  { publico: 'ADMIN', rol: 'ADMIN', destino: '/dashboard' },
] as const;
