import type { Accion } from '@remanso/contract/seguimiento/hechos.rules';
import { useQueryClient } from '@tanstack/react-query';
import { ErrorDeApi } from '../../lib/api/ErrorDeApi.ts';
import type { ConEtiqueta } from '../../lib/api/api.ts';
import { cartel } from '../../lib/carteles.ts';
import { vencer } from '../../lib/vencimientos.ts';

/**
 * The headers by which the server refuses a save when somebody else has saved since the last
 * reading.
 */
export interface SiNadieCambio {
  'if-match'?: string;
}

interface Edicion<A, T extends A, R> {
  /**
   * The accion that the save performs. `accion` names the changed data in the trail and in the
   * question.
   */
  accion: Accion;
  /** The state that the server had when this screen began to edit. */
  conocido: T;
  /** The values in this form; the form need not edit all data of `conocido`. */
  aca: A;
  leer: () => Promise<ConEtiqueta<T>>;
  /**
   * Asks the person what must be confirmed, and then saves `queda`. Resolves to null where the
   * person decided not to save.
   */
  guardar: (queda: A, actual: T, headers: SiNadieCambio) => Promise<R | null>;
}

/**
 * `queda` is what the server has now. `respuesta` is the server's answer, or null where nothing was
 * left to save. The whole value is null where the person goes on editing.
 */
type Desenlace<A, R> = { queda: A; respuesta: R | null } | null;

/** The number of tries to save while other people save at the same time. */
const INTENTOS = 3;

/**
 * Returns a function that saves this form's changes without losing what somebody else has saved
 * since this screen began to edit. Where both changed the same datum, the person sees the two
 * values and chooses one; meanwhile the form keeps what was typed.
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

/** Loads the code of the question only when the question is needed, because a question is rare. */
function cargarPregunta() {
  return import('./elegirQueQueda.tsx').catch(() => {
    throw ErrorDeApi.deConexion();
  });
}

/**
 * Returns the If-Match header for an etag. A proxy may have marked the etag as weak by `W/`; this
 * mark is removed, because the etag still names the same state.
 */
function siSigueComo(etiqueta: string | null): SiNadieCambio {
  return etiqueta ? { 'if-match': etiqueta.replace(/^W\//, '') } : {};
}
