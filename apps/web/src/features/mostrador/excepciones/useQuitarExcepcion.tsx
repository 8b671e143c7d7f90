import { todosLosConflictos } from '@remanso/contract/franja/conflictos.rules';
import { confirmar } from '../../../components/ui/dialogo/confirmar.ts';
import { mensajeDe } from '../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../lib/carteles.ts';
import { EfectoDeExcepcion } from './EfectoDeExcepcion.tsx';
import { TEXTOS, conflictosDe, type Excepcion } from './excepciones.view.ts';
import {
  ERROR_AL_QUITAR,
  previsualizarEliminacion,
  useEliminarExcepcion,
} from './excepciones.mutations.ts';

/**
 * Shows what deleting an exception would do, and asks for confirmation. Resolves to true once the
 * exception is deleted.
 */
export function useQuitarExcepcion(): (excepcion: Excepcion) => Promise<boolean> {
  const { mutateAsync: eliminar } = useEliminarExcepcion();
  return async (excepcion) => {
    const { tipo, id, titulo } = excepcion;
    const { nombre, conArticulo } = TEXTOS[tipo];
    try {
      const previa = await previsualizarEliminacion(tipo, id);
      const quitada = await confirmar({
        titulo: `¿Quitar ${conArticulo}${titulo === nombre ? '' : ` «${titulo}»`}?`,
        detalle: (
          <EfectoDeExcepcion
            previa={{
              ...previa,
              conflictos: conflictosDe(todosLosConflictos(previa), excepcion),
            }}
          />
        ),
        accion: `Quitar ${nombre.toLowerCase()}`,
        alConfirmar: () => eliminar({ tipo, id }),
        siFalla: ERROR_AL_QUITAR,
      });
      if (quitada) cartel.exito(`${nombre} eliminado correctamente`);
      return quitada;
    } catch (error) {
      cartel.error(mensajeDe(error, ERROR_AL_QUITAR));
      return false;
    }
  };
}
