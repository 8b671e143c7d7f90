import { todosLosConflictos } from '@remanso/contract/franja/conflictos.rules';
import type { Conflictos, Previsualizacion } from '@remanso/contract/franja/franjas.contract';
import { useEffect, useRef, useState } from 'react';
import { AQuienAfecta } from '../../../entities/conflicto/AQuienAfecta.tsx';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Modal } from '../../../components/ui/dialogo/Modal.tsx';
import { Nota } from '../../../components/ui/Nota.tsx';
import { mensajeDe } from '../../../lib/api/ErrorDeApi.ts';
import { dudaDeFecha } from '../../../lib/tiempo/dudaDeFecha.ts';
import { hoy } from '../../../lib/tiempo/reloj.ts';
import { EfectoDeExcepcion } from './EfectoDeExcepcion.tsx';
import { TEXTOS, conflictosDe, diasDe, resumenDeNueva, type Nueva } from './excepciones.view.ts';
import { ERROR_AL_GUARDAR, useGuardarExcepcion } from './excepciones.mutations.ts';

interface PropiedadesDeRevisarExcepcion {
  nueva: Nueva;
  previa: Previsualizacion;
  alVolver: () => void;
  alGuardar: (conflictos: Conflictos) => void;
  alCerrar: () => void;
}

/**
 * The review before an exception is saved. Shows the franjas that change, and the bookings in
 * conflict.
 */
export function RevisarExcepcion({
  nueva,
  previa,
  alVolver,
  alGuardar,
  alCerrar,
}: PropiedadesDeRevisarExcepcion) {
  const conflictos = conflictosDe(todosLosConflictos(previa), diasDe(nueva));
  const [error, setError] = useState<string | null>(null);
  const { mutateAsync: guardar, isPending } = useGuardarExcepcion();
  const comienzo = useRef<HTMLDivElement>(null);
  useEffect(() => comienzo.current?.focus(), []);
  const nombre = TEXTOS[nueva.tipo].nombre;
  const resumen = resumenDeNueva(nueva);
  const duda = dudaDeFecha(diasDe(nueva).hasta, hoy());

  async function alGuardarla() {
    setError(null);
    try {
      alGuardar(await guardar(nueva));
    } catch (fallo) {
      setError(mensajeDe(fallo, ERROR_AL_GUARDAR));
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
            Guardar {nombre.toLowerCase()}
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
        {duda && <Nota tono="aviso">{duda}</Nota>}
        <EfectoDeExcepcion previa={{ ...previa, conflictos }} />
        <AQuienAfecta conflictos={conflictos} alternativas={previa.alternativas} />
      </div>
    </Modal>
  );
}
