import { DURACION_POR_DEFECTO } from '@remanso/contract/franja/franjas.rules';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { CSSProperties } from 'react';
import { IconoDeServicio } from '../../../components/ilustraciones/IconoDeServicio.tsx';
import { duracionEnPalabras } from '../../../entities/franja/duracion.view.ts';
import { consultasDeConfig } from '../../../entities/config/config.queries.ts';
import { SERVICIOS } from '../../../lib/servicios.ts';

const MANCHAS = ['agua', 'rosado', 'malva', 'ocre', 'cardon', 'rojizo'];

/** Describes the turn: its minutes, and six services. */
export function ElTurno() {
  const idDeTitulo = useId();
  const { data: config } = useQuery(consultasDeConfig.delCentro());
  const [minutos, ...palabras] = duracionEnPalabras(
    config?.duracionBaseMin ?? DURACION_POR_DEFECTO,
  ).split(' ');
  return (
    <section aria-labelledby={idDeTitulo} className="py-2">
      <h2 id={idDeTitulo} className="flex flex-wrap items-baseline gap-x-3">
        <span className="cifras text-7xl leading-none font-extrabold tracking-tighter text-petroleo">
          {minutos}
        </span>
        <span className="text-2xl font-bold">{palabras.join(' ')}</span>
      </h2>
      <p className="mt-3 max-w-[44ch] text-lg text-tinta-suave">
        Un turno alcanza para todo el circuito. Los seis servicios están incluidos, en el orden que
        pida el cuerpo.
      </p>
      <ul className="mt-6 grid de-a-pares gap-x-4 gap-y-5">
        {SERVICIOS.map(({ clave, nombre }, orden) => (
          <li
            key={clave}
            className="flex items-center gap-3 leading-tight font-medium"
            style={{ '--mancha': `var(--color-${MANCHAS[orden]})` } as CSSProperties}
          >
            <IconoDeServicio servicio={clave} className="size-11 text-tinta" />
            {nombre}
          </li>
        ))}
      </ul>
    </section>
  );
}
