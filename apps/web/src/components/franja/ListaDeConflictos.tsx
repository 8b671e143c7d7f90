import { fechaDe, horaDe } from '@remanso/contract/calendario';
import type { Conflictos } from '@remanso/contract/franjas.contract';
import { Enlace } from '../ui/Enlace.tsx';
import { diaCorto } from './previsualizacion.view.ts';

interface PropiedadesDeListaDeConflictos {
  conflictos: Conflictos;
  /** With the way to each day; not while something is being decided, because it leads away. */
  conEnlaces?: boolean;
}

/** Franjas with bookings that stay although they no longer fit: which one, and who. */
export function ListaDeConflictos({
  conflictos,
  conEnlaces = false,
}: PropiedadesDeListaDeConflictos) {
  return (
    <ul className="flex flex-col gap-2">
      {conflictos.map(({ franja, reservas }) => (
        <li
          key={franja.id}
          className="guijarro flex flex-wrap items-center justify-between gap-x-5 gap-y-1 bg-superficie px-4 py-2.5"
        >
          <p className="cifras font-semibold">{nombreDeFranja(franja.inicio)}</p>
          <p className="min-w-0 flex-1">{reservas.map(quienDe).join(', ')}</p>
          {conEnlaces && (
            <Enlace
              a={`/dashboard?fecha=${fechaDe(franja.inicio)}`}
              className="guijarro py-1 font-semibold text-petroleo underline underline-offset-4"
              aria-label={`Ver el día: ${nombreDeFranja(franja.inicio)}`}
            >
              Ver el día
            </Enlace>
          )}
        </li>
      ))}
    </ul>
  );
}

type Reserva = Conflictos[number]['reservas'][number];

/** 'jue 1 oct, 09:00' */
function nombreDeFranja(inicio: string): string {
  return `${diaCorto(fechaDe(inicio))}, ${horaDe(inicio)}`;
}

/** Conflicts are of active bookings, and whoever has one cannot have been erased. */
function quienDe({ cliente, personas }: Reserva): string {
  const nombre = `${cliente.nombre} ${cliente.apellido} (${cliente.telefono})`;
  return personas > 1 ? `${nombre} +${personas - 1}` : nombre;
}
