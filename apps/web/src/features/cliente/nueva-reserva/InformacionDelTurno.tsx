import { minutosDeHora } from '@remanso/contract/calendario';
import { DURACION_POR_DEFECTO } from '@remanso/contract/franja/franjas.rules';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { IconoDeServicio } from '../../../components/ilustraciones/IconoDeServicio.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { duracionEnPalabras } from '../../../entities/franja/duracion.view.ts';
import { consultasDeConfig } from '../../../entities/config/config.queries.ts';
import { useSesion } from '../../../lib/sesion/useSesion.ts';
import type { FranjaElegida } from '../../../entities/franja/franja-elegida.view.ts';
import { SERVICIOS } from '../../../lib/servicios.ts';
import { Recordatorios } from '../../../entities/reserva/Recordatorios.tsx';

/**
 * Says what the turn includes and what the client must remember (specification §2). `franja` is any
 * franja of the centre, whose length counts where there is no session to read the configuration.
 */
export function InformacionDelTurno({ franja }: { franja: FranjaElegida | undefined }) {
  const { isAuthenticated: enabled } = useSesion();
  const { data: config } = useQuery({ ...consultasDeConfig.delCentro(), enabled });
  return (
    <Tarjeta
      como="section"
      tono="hundida"
      aria-label="Información del turno"
      className="grid gap-x-8 gap-y-5 xl:grid-cols-[3fr_2fr]"
    >
      <div>
        <h2 className="text-lg font-bold">Servicios incluidos</h2>
        <p className="text-sm text-tinta-suave">
          {duracionEnPalabras(config?.duracionBaseMin ?? minutosDe(franja))}.
        </p>
        <ul
          className="mt-3 grid de-a-pares gap-x-3 gap-y-2.5 text-sm leading-tight"
          style={{ '--mancha': 'var(--color-agua)' } as CSSProperties}
        >
          {SERVICIOS.map(({ clave, nombre }) => (
            <li key={clave} className="flex items-center gap-2">
              <IconoDeServicio servicio={clave} className="size-8 text-tinta" />
              {nombre}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className="mb-2 text-lg font-bold">Para recordar</h2>
        <Recordatorios />
      </div>
    </Tarjeta>
  );
}

function minutosDe(franja: FranjaElegida | undefined): number {
  if (!franja) return DURACION_POR_DEFECTO;
  return minutosDeHora(franja.horaFin) - minutosDeHora(franja.horaInicio);
}
