import { useQueryClient } from '@tanstack/react-query';
import { ErrorDeApi } from '../../lib/ErrorDeApi.ts';
import type { ConEtiqueta } from '../../lib/api.ts';
import { avisar } from '../../lib/avisos.ts';

/** The headers of a change that nobody else's may come before. */
export interface SiNadieCambio {
  'if-match'?: string;
}

interface Edicion<A, T extends A, R> {
  /** As it was when this screen began to edit it. */
  conocido: T;
  /** What is written here: as much of it as this screen edits. */
  aca: A;
  leer: () => Promise<ConEtiqueta<T>>;
  /** Asks what is to be asked about changing what is there now, and saves; null if it was thought better of. */
  guardar: (queda: A, actual: T, headers: SiNadieCambio) => Promise<R | null>;
}

/** What is saved now, and the answer to it, null where nothing was left to save; null as a whole goes on editing. */
type Desenlace<A, R> = { queda: A; respuesta: R | null } | null;

/** How often somebody else may be quicker by a hair. */
const INTENTOS = 3;

/**
 * Saves what is written, unless that would undo what somebody else has saved since this screen began to edit, in another
 * tab or at another desk: then it shows both and asks which one counts. What is written stays until that is answered.
 */
export function useGuardarSinPisar() {
  const cliente = useQueryClient();
  return async <A extends object, T extends A, R>(
    edicion: Edicion<A, T, R>,
  ): Promise<Desenlace<A, R>> => {
    const { leer, guardar } = edicion;
    let { conocido, aca }: { conocido: T; aca: A } = edicion;
    for (let intento = 1; ; intento += 1) {
      const { datos: actual, etiqueta } = await leer();
      if (JSON.stringify(actual) !== JSON.stringify(conocido)) {
        const { elegirQueQueda } = await cargarPregunta();
        const eleccion = await elegirQueQueda<A>(conocido, actual, aca);
        if (!eleccion) return null;
        aca = eleccion.queda;
        if (!eleccion.faltaGuardar) {
          void cliente.invalidateQueries();
          avisar.info('Quedó lo que ya estaba guardado');
          return { queda: aca, respuesta: null };
        }
      }
      try {
        const respuesta = await guardar(aca, actual, siSigueComo(etiqueta));
        return respuesta && { queda: aca, respuesta };
      } catch (error) {
        if (!esCambioAjeno(error) || intento === INTENTOS) throw error;
      }
      conocido = actual;
    }
  };
}

/** Hardly ever needed, so it does not come with the screen. */
function cargarPregunta() {
  return import('./elegirQueQueda.tsx').catch(() => {
    throw ErrorDeApi.deConexion();
  });
}

function esCambioAjeno(error: unknown): boolean {
  return error instanceof ErrorDeApi && error.codigo === 'CAMBIO_MIENTRAS_TANTO';
}

/** A proxy that compresses calls a tag weak, which it is not for this. */
function siSigueComo(etiqueta: string | null): SiNadieCambio {
  return etiqueta ? { 'if-match': etiqueta.replace(/^W\//, '') } : {};
}
