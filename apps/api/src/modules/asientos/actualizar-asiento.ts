import type { Asiento } from '@remanso/contract/asientos.contract';
import type { Sexo } from '@remanso/contract/franjas.rules';
import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { cambiarAsiento } from '../reservas/asientos.repository.ts';
import { asientoInexistente } from './asientos.errors.ts';
import { buscarAsiento } from './asientos.queries.ts';

interface Pedido {
  adminId: number;
  asientoId: number;
  nombre?: string | undefined;
  sexo?: Sexo | undefined;
}

/** Changes who sits there. The trail says what was changed and the gender, but no name (docs/decisions/0010). */
export async function actualizarAsiento(
  { db, clock }: Dependencies,
  { adminId, asientoId, ...cambios }: Pedido,
): Promise<Asiento> {
  return inTransaction(db, async (tx) => {
    const antes = await buscarAsiento(tx, asientoId);
    if (!antes) throw asientoInexistente();
    await cambiarAsiento(tx, asientoId, cambios);
    const despues = { ...antes.asiento, ...definidos(cambios) };
    await registrarHecho(tx, {
      usuarioId: adminId,
      accion: 'actualizarAsiento',
      entidad: 'asientos',
      entidadId: asientoId,
      antes: { reservaId: antes.asiento.reservaId, sexo: antes.asiento.sexo },
      despues: {
        reservaId: despues.reservaId,
        sexo: despues.sexo,
        otroNombre: despues.nombre !== antes.asiento.nombre,
      },
      ocurridoEn: clock.instant(),
    });
    return despues;
  });
}

function definidos(cambios: Pick<Pedido, 'nombre' | 'sexo'>): Partial<Asiento> {
  return Object.fromEntries(Object.entries(cambios).filter(([, valor]) => valor !== undefined));
}
