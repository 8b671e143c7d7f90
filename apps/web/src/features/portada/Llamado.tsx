import { clasesDeBoton } from '../../components/ui/clasesDeBoton.ts';
import { PUBLICOS } from './publicos.ts';

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
