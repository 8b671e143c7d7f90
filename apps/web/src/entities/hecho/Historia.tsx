import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EstadoDeError } from '../../components/ui/estado/EstadoDeError.tsx';
import { Paginacion } from '../../components/ui/Paginacion.tsx';
import { cuando } from '../aviso/avisos.view.ts';
import { autorDe, fraseDe } from './frase.view.ts';
import { consultasDeHistoria, type Historiado } from './historia.queries.ts';

/** Shows the hechos about one booking or one client, the latest first, each as a sentence. */
export function Historia({ de, id }: Historiado) {
  const [pagina, setPagina] = useState(0);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    consultasDeHistoria.pagina({ de, id }, pagina),
  );
  if (!data) {
    return error ? (
      <EstadoDeError
        titulo="Error al obtener la historia"
        error={error}
        reintentando={isFetching}
        alReintentar={() => void refetch()}
      />
    ) : (
      <p role="status" className="text-sm text-tinta-suave">
        Cargando la historia...
      </p>
    );
  }
  if (data.hechos.length === 0) {
    return <p className="text-sm text-tinta-suave">Todavía no hay nada anotado.</p>;
  }
  return (
    <>
      <ol className={isPlaceholderData ? 'opacity-60' : undefined}>
        {data.hechos.map((hecho) => (
          <li key={hecho.id} className="border-t border-borde py-2 text-sm first:border-t-0">
            <p className="font-semibold [overflow-wrap:anywhere]">{fraseDe(hecho)}</p>
            <p className="cifras text-tinta-suave">
              {autorDe(hecho)} · <time dateTime={hecho.ocurridoEn}>{cuando(hecho.ocurridoEn)}</time>
            </p>
          </li>
        ))}
      </ol>
      <Paginacion pagina={data} nombre="Páginas de la historia" alCambiar={setPagina} />
    </>
  );
}
