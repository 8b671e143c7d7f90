import { mayuscula } from '@remanso/contract/mayuscula.rules';
import { diaAbreviado } from '@remanso/contract/calendario';
import { plazasLibres } from '@remanso/contract/franja/franjas.rules';
import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Enlace } from '../../../components/ui/Enlace.tsx';
import { contarPersonas } from '../../../lib/palabras.ts';
import { contarLugares } from '../../../entities/franja/franja.view.ts';
import { consultasDeFranjasPorReservar } from '../../../entities/franja/franjas-por-reservar.queries.ts';
import { proximasConLugar } from '../../../entities/franja/ventana.view.ts';
import { diaRelativo } from '../../../entities/reserva/dia-relativo.view.ts';
import type { GrupoHabitual } from '../../../entities/reserva/propias/grupo-habitual.view.ts';
import { ajenas } from '../../../entities/reserva/propias/turnos-propios.view.ts';
import { useGrupoHabitual } from '../../../entities/reserva/propias/useGrupoHabitual.ts';
import { useTurnosPropios } from '../../../entities/reserva/propias/useTurnosPropios.ts';
import { hoy } from '../../../lib/tiempo/reloj.ts';
import { useMinuto } from '../../../lib/tiempo/useMinuto.ts';

const CUANTAS = 3;

/**
 * Links to the next franjas that have room for the client's usual group and in which the client has
 * no booking. Each link opens the booking screen with the names of the group filled in.
 */
export function ProximosLugares({ titulo }: { titulo: string }) {
  const idDeTitulo = useId();
  const minuto = useMinuto();
  const habitual = useGrupoHabitual();
  const propios = useTurnosPropios();
  const ventana = useQuery(consultasDeFranjasPorReservar.ventana());
  if (ventana.isPending || !habitual) {
    return (
      <div className="mt-4 flex gap-2 pt-8">
        {Array.from({ length: CUANTAS }, (_, orden) => (
          <div key={orden} className="guijarro h-14.5 grow bg-noche-alta sm:max-w-28" />
        ))}
      </div>
    );
  }
  const { personas } = habitual;
  const libres = ajenas(propios, ventana.data ?? []);
  const turnos = proximasConLugar(libres, `${minuto}:00`, personas).slice(0, CUANTAS);
  if (turnos.length === 0) return null;
  return (
    <div role="group" aria-labelledby={idDeTitulo} className="mt-4">
      {/* The background keeps the text legible over the sun of the picture. */}
      <p id={idDeTitulo} className="guijarro w-fit bg-noche text-sobre-noche-suave">
        {titulo} para {contarPersonas(personas)}:
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {turnos.map((turno) => (
          <li key={turno.id} className="grow basis-18 sm:grow-0 sm:basis-28">
            <Hora turno={turno} grupo={habitual} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Hora({ turno, grupo }: { turno: FranjaDeCliente; grupo: GrupoHabitual }) {
  const { id, fecha, horaInicio } = turno;
  const dia = diaCorto(fecha);
  const { personas, como } = grupo;
  return (
    <Enlace
      a={`/reservas/nueva-reserva?fecha=${fecha}&franja=${id}&personas=${personas}${como ? `&como=${como}` : ''}`}
      aria-label={`Reservar ${dia} ${horaInicio}, ${contarLugares(plazasLibres(turno))}`}
      className="guijarro cifras block bg-agua p-2 text-center leading-tight whitespace-nowrap text-sobre-agua hover:bg-agua-viva"
    >
      <span className="block text-sm">{dia}</span>{' '}
      <span className="block text-xl font-bold">{horaInicio}</span>
    </Enlace>
  );
}

/** Returns 'Hoy', 'Mañana' or, for example, 'Jue 1'. */
function diaCorto(fecha: string): string {
  const relativo = diaRelativo(fecha, hoy());
  if (!/^\d/.test(relativo)) return relativo;
  return mayuscula(`${diaAbreviado(fecha)} ${Number(fecha.slice(8))}`);
}
