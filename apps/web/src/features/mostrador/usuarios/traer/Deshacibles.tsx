import type { ImportacionHecha } from '@remanso/contract/persona/importaciones.contract';
import { nombreDeMomento } from '@remanso/contract/calendario';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { EstadoDeError } from '../../../../components/ui/estado/EstadoDeError.tsx';
import { cuantosClientes } from './importacion.view.ts';
import { ERROR_AL_LISTAR, consultasDeImportaciones } from './importaciones.queries.ts';

interface PropiedadesDeDeshacibles {
  alDeshacer: (importacion: Pick<ImportacionHecha, 'id' | 'creados'>) => void;
}

/** The importaciones of the last day, each with its undoing. Shows nothing where there are none. */
export function Deshacibles({ alDeshacer }: PropiedadesDeDeshacibles) {
  const idDeTitulo = useId();
  const { data, error, isFetching, refetch } = useQuery(consultasDeImportaciones.deshacibles());
  if (!data && error) {
    return (
      <EstadoDeError
        titulo={ERROR_AL_LISTAR}
        error={error}
        reintentando={isFetching}
        alReintentar={() => void refetch()}
      />
    );
  }
  if (!data || data.importaciones.length === 0) return null;
  return (
    <section aria-labelledby={idDeTitulo} className="border-t border-borde pt-4">
      <h3 id={idDeTitulo} className="text-lg font-bold">
        Lo que trajiste hace menos de un día
      </h3>
      <ul>
        {data.importaciones.map((importacion) => (
          <li
            key={importacion.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-borde py-3 first:border-t-0"
          >
            <p className="min-w-0">
              <strong>{cuantosClientes(importacion.creados)}</strong>
              <span className="block text-sm text-tinta-suave">
                El {nombreDeMomento(importacion.hechaEn)}
              </span>
            </p>
            <Boton
              variante="outline"
              tamano="sm"
              aria-label={`Deshacer lo del ${nombreDeMomento(importacion.hechaEn)}`}
              onClick={() => alDeshacer(importacion)}
            >
              Deshacer
            </Boton>
          </li>
        ))}
      </ul>
    </section>
  );
}
