import { formaDe, type Accion } from '@remanso/contract/seguimiento/hechos.rules';
import { confirmar } from '../ui/dialogo/confirmar.ts';
import { TablaDeDiferencias } from './TablaDeDiferencias.tsx';
import { diferenciasDe } from './diferencia.view.ts';
import { mezclar, sonIguales } from './mezcla.view.ts';

interface Eleccion<A> {
  /**
   * The values to save: this form's values and what only somebody else has changed. Where the
   * person chose 'Dejar lo guardado', the other person's changes win wherever both have changed the
   * same datum.
   */
  queda: A;
  /** False where the server already has the values of `queda`. */
  faltaGuardar: boolean;
}

/**
 * Merges this form's values (`aca`) with what somebody else has saved (`actual`) since this form
 * was opened (`conocido`). Where both have changed the same datum, a question shows the two values
 * and the person chooses one. Returns null where the person goes on editing.
 */
export async function elegirQueQueda<A extends object>(
  accion: Accion,
  ...[conocido, actual, aca]: [conocido: A, actual: A, aca: A]
): Promise<Eleccion<A> | null> {
  const forma = formaDe(accion);
  const mia = mezclar(forma, conocido, aca, actual);
  const conLoSuyo = mezclar(forma, conocido, actual, mia);
  const falta = (queda: A) => !sonIguales({ ...actual, ...queda }, { ...actual });
  const loDeAca = { queda: mia, faltaGuardar: falta(mia) };
  const diferencias = diferenciasDe(forma, { antes: conLoSuyo, despues: mia });
  if (diferencias.length === 0) return loDeAca;
  const loDeAlla = { queda: conLoSuyo, faltaGuardar: falta(conLoSuyo) };
  let otra = null as Eleccion<A> | null;
  const seGuarda = await confirmar({
    titulo: '¿Guardar encima de otros cambios?',
    detalle: (
      <>
        <p className="mb-3">
          Lo mismo también cambió en otra pestaña o en otro dispositivo, y está guardado.
          {loDeAlla.faltaGuardar && ' Lo demás que cambiaste acá se guarda en los dos casos.'}
        </p>
        <TablaDeDiferencias
          aLaPar
          columnas={['Guardado', 'Acá']}
          renglones={diferencias.map(({ dato, antes, despues }) => [dato, antes, despues])}
        />
      </>
    ),
    accion: 'Guardar lo de acá',
    otra: {
      texto: 'Dejar lo guardado',
      alElegir: () => {
        otra = loDeAlla;
      },
    },
    tono: 'normal',
    ancho: 'md',
  });
  return seGuarda ? loDeAca : otra;
}
