import type { Accion } from '@remanso/contract/seguimiento/hechos.rules';
import { useQueryClient } from '@tanstack/react-query';
import { ErrorDeApi } from '../../lib/api/ErrorDeApi.ts';
import type { ConEtiqueta } from '../../lib/api/api.ts';
import { cartel } from '../../lib/carteles.ts';
import { vencer } from '../../lib/vencimientos.ts';

/** The headers of a change that must not overwrite somebody else's. */
export interface SiNadieCambio {
  'if-match'?: string;
}

interface Edicion<A, T extends A, R> {
  /** The accion of the save, by which the trail and the question name what it changes. */
  accion: Accion;
  /** The state when this screen began to edit. */
  conocido: T;
  /** The values in this form, as far as this screen edits the state. */
  aca: A;
  leer: () => Promise<ConEtiqueta<T>>;
  /**
   * Asks whatever this change of `actual` needs to ask, and saves. Null means that the person
   * decided not to save.
   */
  guardar: (queda: A, actual: T, headers: SiNadieCambio) => Promise<R | null>;
}

/**
 * What is saved now and the server's answer, whose `respuesta` is null where nothing was left to
 * save. Null as a whole means that the person goes on editing.
 */
type Desenlace<A, R> = { queda: A; respuesta: R | null } | null;

/** The number of times that the save is tried when somebody else saves in between. */
const INTENTOS = 3;

/**
 * Saves what this form has changed, beside what somebody else has saved since this screen began to
 * edit, in another tab or at another desk. Where both changed the same datum, both values are shown
 * and the person is asked which one counts. What was typed stays until that is answered.
 */
export function useGuardarSinPisar() {
  const cliente = useQueryClient();
  return async <A extends object, T extends A, R>(
    edicion: Edicion<A, T, R>,
  ): Promise<Desenlace<A, R>> => {
    const { accion, leer, guardar } = edicion;
    let { conocido, aca }: { conocido: T; aca: A } = edicion;
    for (let intento = 1; ; intento += 1) {
      const { datos: actual, etiqueta } = await leer();
      if (JSON.stringify(actual) !== JSON.stringify(conocido)) {
        const { elegirQueQueda } = await cargarPregunta();
        const eleccion = await elegirQueQueda<A>(accion, conocido, actual, aca);
        if (!eleccion) return null;
        aca = eleccion.queda;
        if (!eleccion.faltaGuardar) {
          void vencer(cliente, 'plan');
          cartel.info('Quedó lo que ya estaba guardado');
          return { queda: aca, respuesta: null };
        }
      }
      try {
        const respuesta = await guardar(aca, actual, siSigueComo(etiqueta));
        return respuesta && { queda: aca, respuesta };
      } catch (error) {
        const esAjeno = error instanceof ErrorDeApi && error.codigo === 'CAMBIO_MIENTRAS_TANTO';
        if (!esAjeno || intento === INTENTOS) throw error;
      }
      conocido = actual;
    }
  };
}

/** Loads the question on demand, because it is hardly ever needed. */
function cargarPregunta() {
  return import('./elegirQueQueda.tsx').catch(() => {
    throw ErrorDeApi.deConexion();
  });
}

/** The `If-Match` of a tag, which names the same state when a proxy has marked it as weak. */
function siSigueComo(etiqueta: string | null): SiNadieCambio {
  return etiqueta ? { 'if-match': etiqueta.replace(/^W\//, '') } : {};
}
