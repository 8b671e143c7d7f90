import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { useId } from 'react';
import { BotonEnlace } from '../../../components/ui/BotonEnlace.tsx';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { ZonaDeCarga } from '../../../components/ui/estado/ZonaDeCarga.tsx';
import { SemanaEnPalabras } from '../../../entities/horario/SemanaEnPalabras.tsx';
import {
  ERROR_AL_CARGAR,
  consultasDeHorarios,
} from '../../../entities/horario/horarios-base.queries.ts';

export function TarjetaDeHorarios() {
  const idDeTitulo = useId();
  const { data: semana, error, isFetching, refetch } = useQuery(consultasDeHorarios.semana());
  return (
    <Tarjeta como="section" aria-labelledby={idDeTitulo}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={idDeTitulo} className="text-xl font-bold">
          Horarios semanales
        </h2>
        <BotonEnlace
          a="/dashboard/horarios"
          variante="outline"
          tamano="sm"
          icono={<Pencil aria-hidden="true" className="size-4" />}
        >
          Editar horarios
        </BotonEnlace>
      </div>
      {semana && <SemanaEnPalabras semana={semana} />}
      {!semana && error && (
        <EstadoDeError
          titulo={ERROR_AL_CARGAR}
          error={error}
          reintentando={isFetching}
          alReintentar={refetch}
        />
      )}
      {!semana && !error && (
        <ZonaDeCarga texto="Cargando horarios...">
          <Esqueleto className="h-101" />
        </ZonaDeCarga>
      )}
    </Tarjeta>
  );
}
