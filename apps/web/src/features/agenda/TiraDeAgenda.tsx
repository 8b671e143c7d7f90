import { Suspense, useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import { prescindible } from '../../lib/perezosa.ts';
import type { Destino } from '../../lib/direccion/rutas.ts';
import type { DiaDeTira } from '../../entities/franja/agenda.view.ts';
import type { EnlaceDeAgenda } from './EnlaceDeAgenda.ts';

const FlechasDeTira = prescindible(
  async () => (await import('../../components/ui/FlechasDeTira.tsx')).FlechasDeTira,
);

interface PropiedadesDeTiraDeAgenda {
  dias: readonly DiaDeTira[];
  fecha: string;
  /** The two weeks before and after these days; null where there are none. */
  antes: Destino | null;
  despues: Destino | null;
  Enlace: EnlaceDeAgenda;
}

/** The grid of the strip, of which a phone shows four days and the beginning of the fifth. */
export const TIRA =
  'relative -mx-4 grid snap-x scroll-px-4 auto-cols-[minmax(min(5.25rem,max(4.1rem,22.5vw-0.6rem)),1fr)] grid-flow-col gap-2 overflow-x-auto px-4 py-1.5 sm:-mx-1.5 sm:px-1.5';

const DIA =
  'guijarro flex h-full flex-col items-center border-2 px-0.5 py-2.5 leading-none hover:border-piedra';
const ELEGIDO = 'border-petroleo bg-agua text-sobre-agua hover:border-petroleo';
const SALTO =
  'guijarro flex h-full flex-col items-center justify-center gap-1.5 border-2 border-transparent bg-hundido px-1 text-center text-sm leading-tight font-semibold text-petroleo hover:border-petroleo';

/**
 * The days as a strip, each with its places. Two weeks are shown at a time. Once scripts run, Tab stops
 * at the chosen day alone, and the arrow keys, Home and End go along the strip.
 */
export function TiraDeAgenda({ dias, fecha, antes, despues, Enlace }: PropiedadesDeTiraDeAgenda) {
  const tira = useRef<HTMLOListElement>(null);
  // The page of the server is the same without scripts, where Tab has to reach each day.
  const conFlechas = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return (
    <nav aria-label="Días" className="relative mt-5">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The links inside have the focus. */}
      <ol ref={tira} data-tira="" className={TIRA} onKeyDown={recorrer}>
        {antes && (
          <li className="snap-start">
            <Enlace a={antes} className={SALTO}>
              <Flecha hacia="M15 5l-7 7 7 7" />
              Días antes
            </Enlace>
          </li>
        )}
        {dias.map((dia) => (
          <li key={dia.fecha} className="snap-start">
            <Enlace
              a={`/agenda?fecha=${dia.fecha}`}
              aria-current={dia.fecha === fecha ? 'date' : undefined}
              tabIndex={conFlechas && dia.fecha !== fecha ? -1 : undefined}
              className={`${DIA} ${dia.fecha === fecha ? ELEGIDO : `border-borde bg-superficie ${dia.hay ? '' : 'text-tinta-suave'}`}`}
            >
              <span className="sr-only">{dia.nombre}</span>{' '}
              <span
                aria-hidden="true"
                className="font-semibold whitespace-nowrap first-letter:uppercase"
              >
                {dia.corto}
              </span>{' '}
              <span
                aria-hidden="true"
                className="cifras mt-1.5 text-4xl font-extrabold tracking-tighter"
              >
                {dia.numero}
                {dia.mes && (
                  <span className="text-sm font-semibold tracking-normal"> {dia.mes}</span>
                )}
              </span>{' '}
              <span className="mt-1.5 min-h-4 text-xs font-semibold whitespace-nowrap">
                {dia.lugares}
              </span>
            </Enlace>
          </li>
        ))}
        {despues && (
          <li className="snap-start">
            <Enlace a={despues} className={SALTO}>
              <Flecha hacia="M9 5l7 7-7 7" />
              Más días
            </Enlace>
          </li>
        )}
      </ol>
      {conFlechas && (
        <Suspense>
          <FlechasDeTira tira={tira} />
        </Suspense>
      )}
    </nav>
  );
}

/** Moves the focus along the links of the strip. */
function recorrer(evento: KeyboardEvent<HTMLElement>): void {
  const enlaces = [...evento.currentTarget.querySelectorAll('a')];
  const aca = enlaces.indexOf(document.activeElement as HTMLAnchorElement);
  const destinos: Record<string, number> = {
    ArrowLeft: aca - 1,
    ArrowRight: aca + 1,
    Home: 0,
    End: enlaces.length - 1,
  };
  const otro = enlaces[destinos[evento.key] ?? -1];
  if (!otro) return;
  evento.preventDefault();
  otro.focus();
}

function Flecha({ hacia }: { hacia: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
      <path
        d={hacia}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
