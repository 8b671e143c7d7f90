import { clasesDeBoton } from '../../components/ui/clasesDeBoton.ts';

const TEXTOS = {
  nadie: 'Reservar un turno',
  CLIENT: 'Reservar un turno',
  RECEPCION: 'Ir al Panel',
  ADMIN: 'Ir al Panel Admin',
} as const;

interface PropiedadesDeLlamado {
  /** True where anybody sees the agenda, to which the first button then leads. */
  agendaPublica: boolean;
}

/**
 * The calls to action. Renders a link for each audience in PUBLICOS; landing.css shows only those
 * for the audience of the visitor. Where anybody sees the agenda, a visitor without a session is led
 * there first, and to the login second.
 */
export function Llamado({ agendaPublica }: PropiedadesDeLlamado) {
  return (
    <>
      {agendaPublica && <Boton publico="nadie" destino="/agenda" texto="Ver horarios y reservar" />}
      {PUBLICOS.map(({ publico, destino }) => (
        <Boton
          key={publico}
          publico={publico}
          destino={destino}
          texto={TEXTOS[publico]}
          segundo={agendaPublica && publico === 'nadie'}
        />
      ))}
    </>
  );
}

interface PropiedadesDeBoton {
  publico: keyof typeof TEXTOS;
  destino: string;
  texto: string;
  /** True for a button beside a stronger one. */
  segundo?: boolean;
}

function Boton({ publico, destino, texto, segundo = false }: PropiedadesDeBoton) {
  const clases = segundo
    ? clasesDeBoton({ variante: 'outline', tamano: 'xl' }, 'bg-superficie')
    : clasesDeBoton({ variante: 'terracota', tamano: 'xl' });
  return (
    <a data-para={publico} href={destino} className={clases}>
      {texto}
    </a>
  );
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
