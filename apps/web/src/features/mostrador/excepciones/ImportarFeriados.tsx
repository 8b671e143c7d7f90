import { todosLosConflictos } from '@remanso/contract/franja/conflictos.rules';
import type { Conflictos } from '@remanso/contract/franja/franjas.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Boton } from '../../../components/ui/Boton.tsx';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import { Modal } from '../../../components/ui/dialogo/Modal.tsx';
import { ZonaDeCarga } from '../../../components/ui/estado/ZonaDeCarga.tsx';
import { mensajeDe } from '../../../lib/api/ErrorDeApi.ts';
import { ElegirFeriados } from './ElegirFeriados.tsx';
import { ERROR_AL_CARGAR, consultasDeExcepciones } from './excepciones.queries.ts';
import { anioConFeriados, elegidosAlEmpezar, feriadosOfrecidos } from './importacion.view.ts';
import { ERROR_AL_IMPORTAR, useImportarFeriados } from './excepciones.mutations.ts';

interface PropiedadesDeImportarFeriados {
  hoy: string;
  alGuardar: (cuantos: number, conflictos: Conflictos) => void;
  alCerrar: () => void;
}

/**
 * The window that imports the national holidays of this year or the next. Saved feriados are marked
 * as saved. Each holiday is shown with the number of franjas that would change.
 */
export function ImportarFeriados({ hoy, alGuardar, alCerrar }: PropiedadesDeImportarFeriados) {
  const esteAnio = Number(hoy.slice(0, 4));
  const [anio, setAnio] = useState(() => anioConFeriados(hoy));
  const [tocados, setTocados] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [error, setError] = useState<string | null>(null);
  const { mutateAsync: importar, isPending } = useImportarFeriados();

  const guardados = useQuery(consultasDeExcepciones.delAnio(anio));
  const fechasGuardadas = new Set(guardados.data?.feriados.map(({ fecha }) => fecha));
  const ofrecidos = feriadosOfrecidos(anio, hoy, fechasGuardadas);
  const nuevos = ofrecidos.filter(({ yaEsta }) => !yaEsta);
  const porDefecto = elegidosAlEmpezar(ofrecidos);
  const elegidos = nuevos.filter(({ fecha }) => tocados.get(fecha) ?? porDefecto.has(fecha));
  const previa = useQuery({
    ...consultasDeExcepciones.importacion(
      nuevos.map(({ fecha, descripcion }) => ({ fecha, descripcion })),
    ),
    enabled: guardados.isSuccess && nuevos.length > 0,
  });
  // A preview that was cached by an earlier opening of the window can be outdated, so that preview
  // is ignored.
  const seSabeAQuien = previa.isSuccess && previa.isFetchedAfterMount;
  const fechas = new Set(elegidos.map(({ fecha }) => fecha));
  const conflictos = (previa.data ? todosLosConflictos(previa.data) : []).filter(({ franja }) =>
    fechas.has(franja.fecha),
  );

  async function alImportar() {
    setError(null);
    try {
      const { feriados, conflictos: quedan } = await importar({
        feriados: elegidos.map(({ fecha, descripcion }) => ({ fecha, descripcion })),
      });
      alGuardar(
        feriados.length,
        quedan.filter(({ franja }) => fechas.has(franja.fecha)),
      );
    } catch (fallo) {
      setError(mensajeDe(fallo, ERROR_AL_IMPORTAR));
    }
  }

  return (
    <Modal
      abierto
      ancho="lg"
      titulo="Importar feriados nacionales"
      subtitulo="Según la Ley 27.399. Los que ya pasaron no se muestran."
      ocupado={isPending}
      alCerrar={alCerrar}
      pie={
        <>
          <Boton variante="secondary" disabled={isPending} onClick={alCerrar}>
            Cancelar
          </Boton>
          <Boton
            variante="terracota"
            cargando={isPending}
            disabled={elegidos.length === 0 || !guardados.isSuccess || !seSabeAQuien}
            onClick={alImportar}
          >
            {textoDeImportar(guardados.isSuccess ? elegidos.length : 0)}
          </Boton>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div role="group" aria-label="Año" className="flex gap-2">
          {[esteAnio, esteAnio + 1].map((opcion) => (
            <Boton
              key={opcion}
              variante={opcion === anio ? 'agua' : 'outline'}
              aria-pressed={opcion === anio}
              disabled={isPending}
              onClick={() => setAnio(opcion)}
            >
              {opcion}
            </Boton>
          ))}
        </div>
        {guardados.isSuccess ? (
          <ElegirFeriados
            anio={anio}
            ofrecidos={ofrecidos}
            elegidos={fechas}
            previa={previa}
            conflictos={conflictos}
            error={error}
            alMarcar={(fecha, marcado) => setTocados(new Map([...tocados, [fecha, marcado]]))}
          />
        ) : guardados.error ? (
          <EstadoDeError
            titulo={ERROR_AL_CARGAR}
            error={guardados.error}
            reintentando={guardados.isFetching}
            alReintentar={guardados.refetch}
          />
        ) : (
          <ZonaDeCarga texto="Cargando feriados...">
            <Esqueleto className="h-96" />
          </ZonaDeCarga>
        )}
      </div>
    </Modal>
  );
}

function textoDeImportar(cuantos: number): string {
  if (cuantos === 0) return 'Importar';
  return cuantos === 1 ? 'Importar 1 feriado' : `Importar ${cuantos} feriados`;
}
