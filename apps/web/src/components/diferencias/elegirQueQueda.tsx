import { confirmar } from '../ui/confirmar.ts';
import { TablaDeDiferencias } from './TablaDeDiferencias.tsx';
import { cambiosAjenos, type CambioAjeno } from './diferencia.view.ts';
import { conLoGuardado, conLoPropio, soloLoDe, yaEstaGuardado } from './mezcla.view.ts';

interface Eleccion<A> {
  /**
   * What is to be saved: the values of this form with what only others have changed, or a mixture
   * in which all of their changes win.
   */
  queda: A;
  /** False where `queda` is saved already. */
  faltaGuardar: boolean;
}

/**
 * Takes over what somebody else has saved since `conocido` and nobody has touched here. Where both
 * have changed the same datum, it shows the two values and asks which one counts. Null means that
 * the person goes on editing.
 */
export async function elegirQueQueda<A extends object>(
  conocido: A,
  actual: A,
  aca: A,
): Promise<Eleccion<A> | null> {
  const mia = conLoPropio(conocido, actual, aca);
  const cambios = cambiosAjenos(soloLoDe(aca, conocido), soloLoDe(aca, actual), mia);
  const loDeAca = { queda: mia, faltaGuardar: !yaEstaGuardado(mia, actual) };
  if (cambios.length === 0) return loDeAca;
  const conLoSuyo = conLoGuardado(conocido, actual, mia);
  const faltaElResto = !yaEstaGuardado(conLoSuyo, actual);
  let quedaLoSuyo = false;
  const seGuarda = await confirmar({
    titulo: '¿Guardar encima de otros cambios?',
    detalle: <OtrosCambios cambios={cambios} hayMas={faltaElResto} />,
    accion: 'Guardar lo de acá',
    otra: {
      texto: 'Dejar lo guardado',
      alElegir: () => {
        quedaLoSuyo = true;
      },
    },
    tono: 'normal',
    ancho: 'md',
  });
  if (seGuarda) return loDeAca;
  return quedaLoSuyo ? { queda: conLoSuyo, faltaGuardar: faltaElResto } : null;
}

interface PropiedadesDeOtrosCambios {
  cambios: readonly CambioAjeno[];
  /** True where this form has other changes too, which are saved in either case. */
  hayMas: boolean;
}

function OtrosCambios({ cambios, hayMas }: PropiedadesDeOtrosCambios) {
  return (
    <>
      <p className="mb-3">
        Lo mismo se cambió y se guardó también en otra pestaña o en otro dispositivo.
        {hayMas && ' Lo demás que se cambió acá se guarda en los dos casos.'}
      </p>
      <TablaDeDiferencias
        aLaPar
        columnas={['Guardado', 'Acá']}
        renglones={cambios.map(({ dato, guardado, aca }) => ({ dato, valores: [guardado, aca] }))}
      />
    </>
  );
}
