import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { BotonEnlace } from '../../../../components/ui/BotonEnlace.tsx';
import { Esqueleto } from '../../../../components/ui/estado/Esqueleto.tsx';
import { EstadoDeError } from '../../../../components/ui/estado/EstadoDeError.tsx';
import { EstadoVacio } from '../../../../components/ui/estado/EstadoVacio.tsx';
import { ZonaDeCarga } from '../../../../components/ui/estado/ZonaDeCarga.tsx';
import { consultasDeConfig } from '../../../../entities/config/config.queries.ts';
import {
  pausasEnPalabras,
  ratosDe,
  ratosEnPalabras,
} from '../../../../entities/rotacion/ratos.view.ts';
import { enLista } from '../../../../lib/palabras.ts';
import { usePermiso } from '../../../../lib/sesion/usePermiso.ts';
import { LugaresDeRonda } from './LugaresDeRonda.tsx';
import { RecorridosDeRonda } from './RecorridosDeRonda.tsx';
import { letraDeRotacion } from './medidas.view.ts';
import { rotacionDelDia } from './rotacion.view.ts';

/**
 * The sheet for the wall of the room: the way of each person of the day through the estaciones.
 */
export function HojaDeRotacion({ franjas }: { franjas: readonly Franja[] }) {
  const { data: config, error, isFetching, refetch } = useQuery(consultasDeConfig.actual());
  const esAdmin = usePermiso('admin');
  if (!config) {
    return error ? (
      <EstadoDeError
        titulo="Error al cargar las estaciones"
        error={error}
        reintentando={isFetching}
        alReintentar={refetch}
      />
    ) : (
      <ZonaDeCarga texto="Cargando las estaciones...">
        <Esqueleto className="h-96" />
      </ZonaDeCarga>
    );
  }
  if (config.estaciones.length === 0) {
    return (
      <EstadoVacio
        titulo="Todavía no hay estaciones"
        texto="Con sus nombres, y cuántas personas entran en cada una, se arma la rotación de cada turno."
        accion={
          esAdmin && <BotonEnlace a="/dashboard/configuracion">Nombrar las estaciones</BotonEnlace>
        }
      />
    );
  }
  const { rondas, cortas } = rotacionDelDia(franjas, config.estaciones);
  return (
    <div
      className="hoja-rotacion"
      style={{ '--letra': `${letraDeRotacion(rondas)}pt` } as CSSProperties}
    >
      {rondas.map((ronda) => (
        <section
          key={ronda.franjas[0]?.id}
          className="hoja-ronda"
          style={{ '--ratos': ratosDe(ronda.rotacion) } as CSSProperties}
        >
          <h3>{ratosEnPalabras(ronda.rotacion)}</h3>
          <p>
            Al terminar cada rato, cada persona pasa a lo que sigue en su renglón.{' '}
            {pausasEnPalabras(ronda.rotacion)}
          </p>
          <RecorridosDeRonda rotacion={ronda.rotacion} />
          <LugaresDeRonda ronda={ronda} />
        </section>
      ))}
      {cortas.length > 0 && (
        <p>No alcanza el tiempo para pasar por todas las estaciones: turno de {enLista(cortas)}.</p>
      )}
    </div>
  );
}
