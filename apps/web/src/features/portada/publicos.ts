/**
 * The audiences for whom the landing differs; `isla.ts` shows the parts of one of them
 * (specification §1). Whoever has to log in first is on the way to a booking.
 */
export const PUBLICOS = [
  { publico: 'nadie', rol: null, destino: '/login?volver=/reservas/nueva-reserva' },
  { publico: 'CLIENT', rol: 'CLIENT', destino: '/reservas' },
  { publico: 'RECEPCION', rol: 'RECEPCION', destino: '/dashboard' },
  { publico: 'ADMIN', rol: 'ADMIN', destino: '/dashboard' },
] as const;
