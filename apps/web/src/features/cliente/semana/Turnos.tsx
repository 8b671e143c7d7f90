import { diasEntre } from '@remanso/contract/calendario';
import { useQuery } from '@tanstack/react-query';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { Titulo } from '../../../components/ui/Titulo.tsx';
import { useUsuario } from '../../../lib/sesion/useUsuario.ts';
import { hoy as hoyEnElCentro } from '../../../lib/tiempo/reloj.ts';
import { cadaCuanto } from '../../../lib/vivo/vivo.ts';
import {
  SIN_HORARIOS,
  consultasDeFranjasPorReservar,
} from '../../../entities/franja/franjas-por-reservar.queries.ts';
import { VENTANA_POR_DEFECTO, diasDeVentana } from '../../../entities/franja/dias.view.ts';
import { destinoDelPropio } from '../../../entities/reserva/propias/turnos-propios.view.ts';
import { useTurnosPropios } from '../../../entities/reserva/propias/useTurnosPropios.ts';
import { HacerMiReserva } from '../../../entities/reserva/HacerMiReserva.tsx';
import { VolverAlInicio } from '../../../components/layout/VolverAlInicio.tsx';
import { Semana, SemanaPorSaber } from './Semana.tsx';
import { consultasDeConfig } from '../../../entities/config/config.queries.ts';

/**
 * Shows all the franjas of the ventana at a glance. Each hour with free places links to the booking
 * screen; for an administrator, each hour links to the desk's day.
 */
export function Turnos() {
  const { isAdmin } = useUsuario();
  const propios = useTurnosPropios();
  const hoy = hoyEnElCentro();
  const { data: config, isError: sinConfig } = useQuery(consultasDeConfig.delCentro());
  const {
    data: ventana,
    error,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...consultasDeFranjasPorReservar.ventana(),
    refetchInterval: cadaCuanto,
    refetchOnWindowFocus: 'always',
  });
  const porSaber = config === undefined && !sinConfig;
  // Where the configuration cannot be read, the week ends with its last franja.
  const ultima = ventana?.at(-1)?.fecha;
  const ventanaDias =
    config?.ventanaDias ?? (ultima ? diasEntre(hoy, ultima) : VENTANA_POR_DEFECTO);
  return (
    <div className={`contenedor flex-1 pb-16 ${isAdmin ? 'pt-7 sm:pt-10' : 'pt-1.5 sm:pt-3'}`}>
      {!isAdmin && <VolverAlInicio />}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <Titulo documento="Turnos">{isAdmin ? 'Turnos' : 'Turnos de la semana'}</Titulo>
          <p className="mt-1 max-w-prose text-tinta-suave">
            {isAdmin
              ? 'Lo que los clientes pueden reservar, día por día.'
              : 'Los lugares de los próximos días. Toca una hora para empezar a reservarla.'}
          </p>
        </div>
        {!isAdmin && <HacerMiReserva />}
      </div>
      {error && !ventana ? (
        <div className="mt-8">
          <EstadoDeError
            titulo={SIN_HORARIOS}
            error={error}
            reintentando={isFetching}
            alReintentar={() => void refetch()}
          />
        </div>
      ) : porSaber ? (
        <SemanaPorSaber hoy={hoy} />
      ) : (
        <Semana
          dias={diasDeVentana(hoy, ventanaDias)}
          ventana={ventana}
          fallo={isError}
          paraAdmin={isAdmin}
          destinoDelPropio={(id) => destinoDelPropio(propios, id)}
        />
      )}
    </div>
  );
}
