import { clasesDeBoton } from '../../components/ui/clasesDeBoton.ts';

const TEXTOS = {
  nadie: 'Reservar un turno',
  CLIENT: 'Reservar un turno',
  RECEPCION: 'Ir al Panel',
  ADMIN: 'Ir al Panel Admin',
} as const;

/**
 * The call to action. Renders a link for each audience in PUBLICOS; landing.css shows only the link
 * for the audience of the visitor.
 */
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
 * The audiences for which the landing differs (specification §1). `isla.ts` finds out the audience
 * of the visitor, and landing.css hides the parts for other audiences. A visitor without a session
 * logs in first and then goes on to book.
 */
export const PUBLICOS = [
  { publico: 'nadie', rol: null, destino: '/login?volver=/reservas/nueva-reserva' },
  { publico: 'CLIENT', rol: 'CLIENT', destino: '/reservas' },
  { publico: 'RECEPCION', rol: 'RECEPCION', destino: '/dashboard' },
  { publico: 'ADMIN', rol: 'ADMIN', destino: '/dashboard' },
] as const;
