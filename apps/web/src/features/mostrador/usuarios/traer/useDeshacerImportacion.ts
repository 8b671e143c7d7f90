import { confirmarYHacer } from '../../../../components/ui/dialogo/confirmarYHacer.ts';
import { mensajeDe } from '../../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../../lib/carteles.ts';
import { cuantosClientes } from './importacion.view.ts';
import { ERROR_AL_DESHACER, useDeshacer } from './importaciones.mutations.ts';

/** Undoes an importacion once the person confirms. `deshecha` is what the last one took away. */
export function useDeshacerImportacion() {
  const { mutateAsync, data: deshecha } = useDeshacer();
  async function deshacer({ id, creados }: { id: number; creados: number }) {
    const pregunta = {
      titulo: `¿Deshacer lo que se trajo?`,
      detalle: `Se quitan los clientes que se crearon (${cuantosClientes(creados)}), menos quien ya reservó, entró o cambió. Lo que se completó de los que ya estaban queda.`,
      accion: 'Deshacer',
    };
    try {
      await confirmarYHacer(pregunta, () => mutateAsync(id));
    } catch (error) {
      cartel.error(mensajeDe(error, ERROR_AL_DESHACER));
    }
  }
  return { deshacer, deshecha };
}
