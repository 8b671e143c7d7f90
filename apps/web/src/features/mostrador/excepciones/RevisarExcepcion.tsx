import type { Conflictos, Previsualizacion } from '@remanso/contract/franjas.contract';
import { useEffect, useRef, useState } from 'react';
import { AQuienAfecta } from '../../../entities/conflicto/AQuienAfecta.tsx';
import { useResueltas } from '../../../entities/conflicto/useResueltas.ts';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Modal } from '../../../components/ui/Modal.tsx';
import { Nota } from '../../../components/ui/Nota.tsx';
import { mensajeDe } from '../../../lib/ErrorDeApi.ts';
import { avisar } from '../../../lib/avisos.ts';
import { EfectoDeExcepcion } from './EfectoDeExcepcion.tsx';
import {
  TEXTOS,
  conflictosDe,
  diasDe,
  razonDe,
  resumenDeNueva,
  type Nueva,
} from './excepciones.view.ts';
import { ERROR_AL_GUARDAR, previsualizar, useGuardarExcepcion } from './excepciones.mutations.ts';

interface PropiedadesDeRevisarExcepcion {
  nueva: Nueva;
  primera: Previsualizacion;
  alVolver: () => void;
  alGuardar: (conflictos: Conflictos) => void;
  alCerrar: () => void;
}

/**
 * The review before saving: the franjas that change and the bookings that are affected, which can
 * be moved already.
 */
export function RevisarExcepcion({
  nueva,
  primera,
  alVolver,
  alGuardar,
  alCerrar,
}: PropiedadesDeRevisarExcepcion) {
  const [previa, setPrevia] = useState(primera);
  const conflictos = conflictosDe(previa.conflictos, diasDe(nueva));
  const [error, setError] = useState<string | null>(null);
  const { mutateAsync: guardar, isPending } = useGuardarExcepcion();
  const { pendientes, resueltas, alResolver } = useResueltas(conflictos);
  const comienzo = useRef<HTMLDivElement>(null);
  useEffect(() => comienzo.current?.focus(), []);
  const nombre = TEXTOS[nueva.tipo].nombre;
  const resumen = resumenDeNueva(nueva);

  async function alGuardarla() {
    setError(null);
    try {
      alGuardar(await guardar(nueva));
    } catch (fallo) {
      setError(mensajeDe(fallo, ERROR_AL_GUARDAR));
    }
  }

  async function volverACalcular() {
    try {
      setPrevia(await previsualizar(nueva));
    } catch (fallo) {
      avisar.error(mensajeDe(fallo, ERROR_AL_GUARDAR));
    }
  }

  return (
    <Modal
      abierto
      ancho="lg"
      titulo={`Antes de guardar: ${nombre.toLowerCase()}`}
      subtitulo={<span className="cifras inline-block first-letter:uppercase">{resumen}</span>}
      ocupado={isPending}
      alCerrar={alCerrar}
      pie={
        <>
          <Boton variante="secondary" disabled={isPending} onClick={alVolver}>
            Volver
          </Boton>
          <Boton variante="terracota" cargando={isPending} onClick={alGuardarla}>
            {isPending ? 'Guardando…' : `Guardar ${nombre.toLowerCase()}`}
          </Boton>
        </>
      }
    >
      <div ref={comienzo} tabIndex={-1} className="flex flex-col gap-5 outline-none">
        {error && (
          <Nota tono="peligro" role="alert">
            {error}
          </Nota>
        )}
        <EfectoDeExcepcion previa={{ ...previa, conflictos }} />
        <AQuienAfecta
          pendientes={pendientes}
          resueltas={resueltas}
          alternativas={previa.alternativas}
          razon={razonDe(nueva)}
          alResolver={(resuelta) => {
            alResolver(resuelta);
            comienzo.current?.focus();
            void volverACalcular();
          }}
        />
      </div>
    </Modal>
  );
}
