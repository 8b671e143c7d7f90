import { fechaConAnio } from '@remanso/contract/calendario';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { Pagina } from '../../../components/layout/Pagina.tsx';
import { BotonEnlace } from '../../../components/ui/BotonEnlace.tsx';
import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { EstadoVacio } from '../../../components/ui/estado/EstadoVacio.tsx';
import { Paginacion } from '../../../components/ui/Paginacion.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { ZonaDeCarga } from '../../../components/ui/estado/ZonaDeCarga.tsx';
import { navegar } from '../../../lib/direccion/navegacion.ts';
import { FiltrosDeActividad } from './FiltrosDeActividad.tsx';
import { HechoEnLista } from './HechoEnLista.tsx';
import { consultasDeActividad } from './actividad.queries.ts';
import { destinoDe, hayFiltros, leerFiltros, porDia } from './filtros.view.ts';

/** Shows the trail of hechos, day by day, the newest first. */
export function Actividad() {
  const id = useId();
  const filtros = leerFiltros(useSearch());
  const {
    data: leida,
    error,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useQuery({ ...consultasDeActividad.pagina(filtros), placeholderData: keepPreviousData });
  // React renders a deferred value in short pieces, so that a slow phone stays responsive.
  const data = useDeferredValue(leida);
  return (
    <Pagina titulo="Actividad" bajada="Qué cambió en el sistema, quién lo hizo y cuándo.">
      <div className="flex flex-col gap-5">
        <FiltrosDeActividad filtros={filtros} programas={data?.programas ?? []} />
        {!data && error && (
          <EstadoDeError
            titulo="Error al obtener la actividad"
            error={error}
            reintentando={isFetching}
            alReintentar={() => void refetch()}
          />
        )}
        {!data && !error && (
          <ZonaDeCarga texto="Cargando actividad..." className="flex flex-col gap-2 pt-9">
            {Array.from({ length: 8 }, (_, fila) => (
              <Esqueleto key={fila} className="h-18" />
            ))}
          </ZonaDeCarga>
        )}
        {data?.hechos.length === 0 && <SinActividad conFiltros={hayFiltros(filtros)} />}
        {data && data.hechos.length > 0 && (
          <div className={`flex flex-col gap-6 ${isPlaceholderData ? 'opacity-60' : ''}`}>
            {porDia(data.hechos).map(({ fecha, hechos }) => (
              <section key={fecha} aria-labelledby={`${id}-${fecha}`}>
                <h2 id={`${id}-${fecha}`} className="mb-2 text-lg font-bold first-letter:uppercase">
                  {fechaConAnio(fecha)}
                </h2>
                <Tarjeta como="div" holgada={false}>
                  <ol>
                    {hechos.map((hecho) => (
                      <HechoEnLista key={hecho.id} hecho={hecho} filtros={filtros} />
                    ))}
                  </ol>
                </Tarjeta>
              </section>
            ))}
            <Paginacion
              pagina={data}
              nombre="Páginas de actividad"
              alCambiar={(pagina) => navegar(destinoDe({ ...filtros, pagina }), { arriba: true })}
            />
          </div>
        )}
      </div>
    </Pagina>
  );
}

function SinActividad({ conFiltros }: { conFiltros: boolean }) {
  return conFiltros ? (
    <EstadoVacio
      titulo="Nada con esos filtros"
      accion={
        <BotonEnlace a="/dashboard/actividad" variante="outline">
          Ver toda la actividad
        </BotonEnlace>
      }
    />
  ) : (
    <EstadoVacio titulo="Todavía no hay actividad" texto="Cada cambio queda anotado acá." />
  );
}
