import { fechaDe, sumarDias } from '@remanso/contract/calendario';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FechaInmediata } from '../../../components/fecha/FechaInmediata.tsx';
import { Boton } from '../../../components/ui/Boton.tsx';
import { deQueDia } from '../../../entities/reserva/dia-relativo.view.ts';
import { ErrorDeApi } from '../../../lib/api/ErrorDeApi.ts';
import { useMinuto } from '../../../lib/tiempo/useMinuto.ts';
import { Pagina } from '../../../components/layout/Pagina.tsx';
import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { EstadoVacio } from '../../../components/ui/estado/EstadoVacio.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { ZonaDeCarga } from '../../../components/ui/estado/ZonaDeCarga.tsx';
import { RecadoEnLista } from './RecadoEnLista.tsx';
import { consultasDeRecados } from './recados.queries.ts';
import { avanceDe, destinatarioDe, gruposDe } from './recados.view.ts';

/**
 * The page of the recados, the messages that the desk sends by WhatsApp: about the next day's turns, a
 * moved turn, a closed turn, a missing seña or offered places.
 */
export function RecadosDeManana() {
  const [fecha, setFecha] = useState<string>();
  const { data, error, isFetching, refetch } = useQuery(consultasDeRecados.ahora(fecha));
  const hoy = fechaDe(useMinuto());
  const dia = fecha ?? data?.dia ?? sumarDias(hoy, 1);
  // Another try cannot help where the server refuses the day: the field says which days it takes.
  const diaRechazado = error instanceof ErrorDeApi ? error.campos[0]?.mensaje : undefined;
  return (
    <Pagina
      titulo={`Avisos ${deQueDia(dia, hoy)}`}
      bajada="Cada mensaje se abre en WhatsApp ya escrito. Cuando lo mandes, márcalo acá: lo ve todo el mostrador."
    >
      <div className="mb-6 flex flex-wrap items-end gap-3">
        <FechaInmediata
          etiqueta="Día"
          valor={fecha ?? data?.dia ?? ''}
          minimo={hoy}
          error={diaRechazado}
          alElegir={(elegida) => setFecha(elegida || undefined)}
        />
        {fecha !== undefined && (
          <Boton variante="secondary" onClick={() => setFecha(undefined)}>
            Lo que sigue
          </Boton>
        )}
      </div>
      {!data && error && !diaRechazado && (
        <EstadoDeError
          titulo="Error al obtener los avisos"
          error={error}
          reintentando={isFetching}
          alReintentar={() => void refetch()}
        />
      )}
      {!data && !error && (
        <ZonaDeCarga texto="Cargando avisos..." className="flex flex-col gap-2 pt-9">
          {Array.from({ length: 3 }, (_, fila) => (
            <Esqueleto key={fila} className="h-44 lg:h-28" />
          ))}
        </ZonaDeCarga>
      )}
      <div className="flex flex-col gap-8">
        {data &&
          gruposDe(data.recados, data.dia, hoy).map(({ tipo, titulo, recados }) => (
            <section key={tipo} aria-label={titulo}>
              <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
                <h2 className="text-lg font-bold">{titulo}</h2>
                {recados.length > 0 && (
                  <p role="status" className="cifras text-sm text-tinta-suave">
                    {avanceDe(recados)}
                  </p>
                )}
              </div>
              <Tarjeta como="div" holgada={false}>
                {recados.length === 0 && (
                  <EstadoVacio
                    titulo="Nadie a quien recordar"
                    texto={
                      dia === hoy ? 'Hoy no queda nadie por llegar.' : 'Ese día no hay reservas.'
                    }
                  />
                )}
                <ul>
                  {recados.map((recado) => (
                    <RecadoEnLista key={destinatarioDe(recado).id} recado={recado} />
                  ))}
                </ul>
              </Tarjeta>
            </section>
          ))}
      </div>
    </Pagina>
  );
}
