import type { Semana } from '@remanso/contract/plan/horarios-base.contract';
import type { Tramo } from '@remanso/contract/plan/plan.rules';
import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Nota } from '../../../components/ui/Nota.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { esperaRespuesta, suscribirPregunta } from '../../../components/ui/dialogo/confirmar.ts';
import { useCambiosSinGuardar } from '../../../components/ui/dialogo/useCambiosSinGuardar.ts';
import { mensajeDe } from '../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../lib/carteles.ts';
import { EscalaDeHoras } from './EscalaDeHoras.tsx';
import { DiaDeSemana } from './DiaDeSemana.tsx';
import {
  cambiarDia,
  conLoQueQueda,
  copiarATodos,
  loQueSePierde,
  problemaDelDia,
  resumenDeSemana,
  semanaEditable,
  semanaParaGuardar,
  textoDeCopiado,
  type DiaEditable,
} from '../../../entities/horario/semana.view.ts';

interface PropiedadesDeEditorDeSemana {
  semana: Semana;
  tramoNuevo: Tramo;
  duracionMin: number | undefined;
  textoDeGuardar: string;
  /** The consequence of not saving, for example 'Siguen valiendo los horarios guardados.' */
  siNoSeGuarda: string;
  salida?: ReactNode;
  /**
   * Called with the edited week and the week before the edits. Resolves to the saved week, or to
   * null where the person decided not to save. `alFallar` gives the text of an error. The typed
   * hours stay after null and after an error.
   */
  alGuardar: (semana: Semana, deAntes: Semana) => Promise<Semana | null>;
  alFallar: (mensaje: string) => string;
}

export function EditorDeSemana({
  semana,
  tramoNuevo,
  duracionMin,
  textoDeGuardar,
  siNoSeGuarda,
  salida,
  alGuardar,
  alFallar,
}: PropiedadesDeEditorDeSemana) {
  const [guardados, setGuardados] = useState(() => semanaEditable(semana));
  const [dias, setDias] = useState(guardados);
  const [error, setError] = useState<string | null>(null);
  const [ocupado, setOcupado] = useState(false);
  // Nothing is being saved yet while a question waits for the person's answer.
  const preguntando = useSyncExternalStore(suscribirPregunta, esperaRespuesta);
  const guardando = ocupado && !preguntando;
  const lista = useRef<HTMLUListElement>(null);
  const botonDeGuardar = useRef<HTMLButtonElement>(null);
  const activos = dias.filter((dia) => dia.activo).length;

  const perdida = guardando ? null : loQueSePierde(dias, guardados);
  useCambiosSinGuardar(
    perdida === null
      ? null
      : {
          titulo: '¿Salir sin guardar los horarios?',
          detalle: `${perdida} ${siNoSeGuarda}`,
        },
  );

  function cambiar(nuevos: DiaEditable[]) {
    setDias(nuevos);
    setError(null);
  }

  async function guardar() {
    setError(null);
    const problema = dias.map(problemaDelDia).find((uno) => uno !== null);
    if (problema) {
      setError(problema);
      lista.current?.querySelector<HTMLElement>('[data-con-problema] input:not([role])')?.focus();
      return;
    }
    setOcupado(true);
    try {
      const nueva = semanaParaGuardar(dias);
      const queda = await alGuardar(nueva, semanaParaGuardar(guardados));
      if (!queda) return;
      const quedan = conLoQueQueda(dias, nueva, queda);
      setGuardados(quedan);
      // Changes that the person made while the week was being saved stay in the form. The next save
      // includes these changes.
      setDias((ahora) => (ahora === dias ? quedan : conLoQueQueda(ahora, nueva, queda)));
    } catch (fallo) {
      setError(alFallar(mensajeDe(fallo, '')));
    } finally {
      setOcupado(false);
    }
  }

  return (
    <Tarjeta holgada={false} className="px-5 sm:px-7">
      <EscalaDeHoras />
      <ul ref={lista}>
        {dias.map((dia) => (
          <DiaDeSemana
            key={dia.diaSemana}
            dia={dia}
            tramoNuevo={tramoNuevo}
            duracionMin={duracionMin}
            copiable={activos > 1}
            alCambiar={(cambio) => cambiar(cambiarDia(dias, dia.diaSemana, cambio))}
            alCopiarATodos={() => {
              cambiar(copiarATodos(dias, dia.diaSemana));
              // A toast reports the copy, because most of the changed days are out of sight.
              cartel.exito(textoDeCopiado(dia.diaSemana, activos - 1));
            }}
          />
        ))}
      </ul>
      <div className="sticky bottom-0 -mx-5 flex flex-col gap-3 rounded-b-[1.5rem] border-t border-borde bg-superficie px-5 py-2.5 sm:-mx-7 sm:py-4 sm:px-7">
        {error && (
          <Nota tono="peligro" role="alert">
            {error}
          </Nota>
        )}
        <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 sm:gap-y-3">
          <p role="status" className="cifras mr-auto text-tinta-suave max-sm:text-sm">
            {resumenDeSemana(dias, duracionMin)}
          </p>
          {dias !== guardados && (
            <Boton
              variante="ghost"
              disabled={guardando}
              onClick={() => {
                // This button disappears together with the changes, so the focus moves to the
                // button that saves.
                botonDeGuardar.current?.focus();
                cambiar(guardados);
              }}
            >
              Deshacer cambios
            </Boton>
          )}
          {salida}
          <Boton ref={botonDeGuardar} variante="terracota" cargando={guardando} onClick={guardar}>
            {textoDeGuardar}
          </Boton>
        </div>
      </div>
    </Tarjeta>
  );
}
