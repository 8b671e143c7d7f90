import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import { NOMBRE_DE_GENERO } from '@remanso/contract/franja/franjas.rules';
import { EN_BLANCO, primeroSinNombre, type Acompaniante } from '../participantes.view.ts';
import { consultasDeReservasPropias } from '../propias/reservas-propias.queries.ts';
import { habituales, ordenDe } from './habituales.view.ts';

interface PropiedadesDeAcompaniantesHabituales {
  acompaniantes: readonly Acompaniante[];
  alCambiar: (orden: number, cambio: Acompaniante) => void;
}

/**
 * Buttons for the companions of earlier bookings: a tap adds a companion, a second tap removes that
 * companion.
 */
export function AcompaniantesHabituales({
  acompaniantes,
  alCambiar,
}: PropiedadesDeAcompaniantesHabituales) {
  const id = useId();
  const { data: proximas } = useQuery(consultasDeReservasPropias.porVenir());
  const { data: anteriores } = useQuery(consultasDeReservasPropias.muchasAnteriores());
  const conocidos = habituales([...(proximas?.reservas ?? []), ...(anteriores ?? [])]);
  const libre = primeroSinNombre(acompaniantes);
  if (conocidos.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="font-semibold">
        Acompañantes habituales
      </p>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {conocidos.map(({ nombre, genero }) => {
          const suyo = ordenDe(acompaniantes, nombre);
          const viene = suyo >= 0;
          const sinLugar = !viene && libre < 0;
          const Icono = viene ? Check : Plus;
          return (
            <li key={nombre}>
              <button
                type="button"
                aria-pressed={viene}
                aria-disabled={sinLugar}
                className={`guijarro flex min-h-11 items-center gap-2 border-2 py-1 pr-4 pl-3 text-left leading-tight ${clasesSegun(viene, sinLugar)}`}
                onClick={() => {
                  if (viene) alCambiar(suyo, EN_BLANCO);
                  else if (!sinLugar) alCambiar(libre, { nombre, genero });
                }}
              >
                <Icono aria-hidden="true" className="size-5 shrink-0" />
                <span className="[overflow-wrap:anywhere]">
                  <span className="font-semibold">{nombre}</span>{' '}
                  <span className="block text-sm">{NOMBRE_DE_GENERO[genero]}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function clasesSegun(viene: boolean, sinLugar: boolean): string {
  if (viene) return 'border-petroleo bg-agua text-sobre-agua';
  return sinLugar
    ? 'border-transparent bg-hundido text-tinta-suave'
    : 'border-borde bg-superficie hover:border-piedra';
}
