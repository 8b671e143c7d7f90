import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Esqueleto } from '../../../../components/ui/estado/Esqueleto.tsx';
import { EstadoDeError } from '../../../../components/ui/estado/EstadoDeError.tsx';
import { ZonaDeCarga } from '../../../../components/ui/estado/ZonaDeCarga.tsx';
import { consultasDeEsperas } from '../../../../entities/espera/esperas.queries.ts';
import type { CambioHecho, VentanaDelDia } from '../ventanas.ts';
import { EsperaEnFila } from './EsperaEnFila.tsx';

interface PropiedadesDeFilaDeEspera {
  franja: Franja;
  ahora: string;
  alAbrir: (ventana: VentanaDelDia) => void;
  alHacer: (hecho: CambioHecho) => void;
}

/**
 * The waiting list in the details of a franja, in its order. Renders nothing, and sends no request,
 * where nobody waits.
 */
export function FilaDeEspera({ franja, ahora, alAbrir, alHacer }: PropiedadesDeFilaDeEspera) {
  const idDeTitulo = useId();
  const { esperas } = franja;
  const fila = useQuery({ ...consultasDeEsperas.deFranja(franja), enabled: esperas !== undefined });
  if (esperas === undefined) return null;
  return (
    <section aria-labelledby={idDeTitulo} className="mt-6">
      <h3 id={idDeTitulo} className="mb-2 text-lg font-semibold">
        Lista de espera
      </h3>
      {!fila.data && fila.error && (
        <EstadoDeError
          titulo="Error al obtener la lista de espera"
          error={fila.error}
          reintentando={fila.isFetching}
          alReintentar={() => void fila.refetch()}
        />
      )}
      {!fila.data && !fila.error && (
        <ZonaDeCarga texto="Cargando lista de espera…" className="flex flex-col gap-2">
          {esperas.map(({ id }) => (
            <Esqueleto key={id} className="h-24" />
          ))}
        </ZonaDeCarga>
      )}
      {fila.data && (
        <ol className="guijarro border border-borde">
          {fila.data.map((espera) => (
            <EsperaEnFila
              key={espera.id}
              espera={espera}
              franja={franja}
              ahora={ahora}
              alAceptar={() => alAbrir({ que: 'aceptarEspera', espera })}
              alHacer={alHacer}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
