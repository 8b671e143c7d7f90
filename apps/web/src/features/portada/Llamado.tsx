import { clasesDeBoton } from '../../components/ui/clasesDeBoton.ts';

const TEXTOS = {
  nadie: 'Reservar un turno',
  CLIENT: 'Reservar un turno',
  RECEPCION: 'Ir al Panel',
  ADMIN: 'Ir al Panel Admin',
} as const;

/** The call to action, which leads to /login, /reservas or /dashboard. */
export function Llamado() {
  return PUBLICOS.map(({ publico, destino }) => (
    <a
      key={publico}
      data-para={publico}
      href={destino}
      className={clasesDeBoton({ variante: 'terracota', tamano: 'xl' })}
    >
      {TEXTOS[publico]}
    </a>
  ));
}

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
