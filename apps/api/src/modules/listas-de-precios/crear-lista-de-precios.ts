import type { ListaDePrecios } from '@remanso/contract/precio/listas-de-precios.contract';
import type { NuevaListaDePrecios } from '@remanso/contract/precio/listas-de-precios.forms';
import { listaEmpezo } from '@remanso/contract/precio/precios.rules';
import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { listaSinFuturo } from './listas-de-precios.errors.ts';
import { conAhorro } from './listas-de-precios.queries.ts';
import { insertarListaDePrecios } from './listas-de-precios.repository.ts';

/** Adds a list of prices that applies from a future day on (rules §10.6). */
export async function crearListaDePrecios(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { adminId, nueva }: { adminId: number; nueva: NuevaListaDePrecios },
): Promise<ListaDePrecios> {
  if (listaEmpezo(nueva, clock.today())) throw listaSinFuturo();
  return inTransaction(db, async (tx) => {
    const id = await insertarListaDePrecios(tx, nueva);
    await registrarHecho(tx, {
      usuarioId: adminId,
      accion: 'crearListaDePrecios',
      entidadId: id,
      despues: nueva,
      ocurridoEn: clock.instant(),
    });
    const precios = nueva.preciosPorCapacidad.toSorted((a, b) => a.capacidad - b.capacidad);
    return { id, desde: nueva.desde, enVigor: false, preciosPorCapacidad: conAhorro(precios) };
  });
}
