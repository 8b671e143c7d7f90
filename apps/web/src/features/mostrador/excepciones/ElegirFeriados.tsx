import { nombreDeFecha } from '@remanso/contract/calendario';
import type { Conflictos, Previsualizacion } from '@remanso/contract/franja/franjas.contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { AQuienAfecta } from '../../../entities/conflicto/AQuienAfecta.tsx';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { Insignia } from '../../../components/ui/Insignia.tsx';
import { Nota } from '../../../components/ui/Nota.tsx';
import {
  efectoDeFeriado,
  notaDeFeriado,
  notaDePuentes,
  type FeriadoOfrecido,
} from './importacion.view.ts';

interface PropiedadesDeElegirFeriados {
  anio: number;
  ofrecidos: readonly FeriadoOfrecido[];
  /** The dates of the chosen feriados. */
  elegidos: ReadonlySet<string>;
  previa: UseQueryResult<Previsualizacion>;
  /** The conflictos on the chosen dates. */
  conflictos: Conflictos;
  error: string | null;
  alMarcar: (fecha: string, marcado: boolean) => void;
}

export function ElegirFeriados({
  anio,
  ofrecidos,
  elegidos,
  previa,
  conflictos,
  error,
  alMarcar,
}: PropiedadesDeElegirFeriados) {
  const nota = notaDePuentes(anio);
  return (
    <>
      {error && (
        <Nota tono="peligro" role="alert">
          {error}
        </Nota>
      )}
      {/* The error is above the long list, where the person sees the error: without a preview
          nothing can be imported. */}
      {previa.isError && (
        <EstadoDeError
          titulo="Error al calcular a quién afecta"
          error={previa.error}
          reintentando={previa.isFetching}
          alReintentar={previa.refetch}
        />
      )}
      {ofrecidos.length === 0 ? (
        <Nota>Ya pasaron todos los feriados de {anio}.</Nota>
      ) : (
        <ul aria-label={`Feriados de ${anio}`}>
          {ofrecidos.map((feriado) => (
            <Opcion
              key={feriado.fecha}
              feriado={feriado}
              elegido={elegidos.has(feriado.fecha)}
              efecto={feriado.yaEsta ? '' : efectoDeFeriado(feriado.fecha, previa.data)}
              alMarcar={(marcado) => alMarcar(feriado.fecha, marcado)}
            />
          ))}
        </ul>
      )}
      {nota && <Nota>{nota}</Nota>}
      {previa.data && elegidos.size > 0 && (
        <AQuienAfecta conflictos={conflictos} alternativas={previa.data.alternativas} />
      )}
    </>
  );
}

interface PropiedadesDeOpcion {
  feriado: FeriadoOfrecido;
  elegido: boolean;
  efecto: string;
  alMarcar: (marcado: boolean) => void;
}

function Opcion({ feriado, elegido, efecto, alMarcar }: PropiedadesDeOpcion) {
  const { fecha, descripcion, clase, yaEsta } = feriado;
  const nota = notaDeFeriado(feriado);
  return (
    <li className="border-b border-borde last:border-0">
      <label className="flex items-start gap-3 py-2.5">
        <input
          type="checkbox"
          checked={elegido || yaEsta}
          disabled={yaEsta}
          className="mt-0.5 size-5.5 shrink-0 accent-petroleo"
          onChange={(evento) => alMarcar(evento.target.checked)}
        />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
            <span className="cifras inline-block first-letter:uppercase">
              {nombreDeFecha(fecha)}
            </span>
            {clase === 'puente' && <Insignia tono="aviso">Puente</Insignia>}
            {yaEsta && <Insignia tono="exito">Ya está</Insignia>}
          </span>
          <span className="block">{descripcion}</span>
          {nota && <span className="block text-sm text-tinta-suave">{nota}</span>}
          {!yaEsta && (
            <span className="cifras block min-h-5 text-sm text-tinta-suave first-letter:uppercase">
              {efecto}
            </span>
          )}
        </span>
      </label>
    </li>
  );
}
