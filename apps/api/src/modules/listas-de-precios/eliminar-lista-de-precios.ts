import type { ResultOf } from '@remanso/contract/endpoint';
import type { eliminarListaDePrecios as endpoint } from '@remanso/contract/precio/listas-de-precios.contract';
import { listaEmpezo } from '@remanso/contract/precio/precios.rules';
import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { listaEnVigor, listaInexistente } from './listas-de-precios.errors.ts';
import { tomarListaDePrecios } from './listas-de-precios.queries.ts';
import { borrarListaDePrecios } from './listas-de-precios.repository.ts';

/** Deletes a list of prices whose day is still to come (rules §10.6). */
export async function eliminarListaDePrecios(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { adminId, id }: { adminId: number; id: number },
): Promise<ResultOf<typeof endpoint>> {
  return inTransaction(db, async (tx) => {
    const lista = await tomarListaDePrecios(tx, id);
    if (!lista) throw listaInexistente();
    if (listaEmpezo(lista, clock.today())) throw listaEnVigor();
    await borrarListaDePrecios(tx, id);
    await registrarHecho(tx, {
      usuarioId: adminId,
      accion: 'eliminarListaDePrecios',
      entidadId: id,
      antes: { desde: lista.desde, preciosPorCapacidad: lista.precios },
      ocurridoEn: clock.instant(),
    });
    return { message: 'Lista de precios eliminada' };
  });
}
