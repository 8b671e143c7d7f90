import type { Centro } from './centro.ts';
import type { Instancias } from './open-centro.ts';

/**
 * Gives the payments that no answer has named the ids that the server gave them: those of ABONO, of
 * a sale and of an abono that was annulled. They are named in the order in which they were made.
 */
export async function nombrarPagos([app]: Instancias, centro: Centro): Promise<void> {
  const { sinNombrar } = centro;
  if (sinNombrar.length === 0) return;
  const conocidos = [...centro.reservas.values(), ...centro.vendidos.values()].flatMap(
    ({ pagos }) => pagos.map(({ id }) => id),
  );
  const nuevas = await app.database.db
    .selectFrom('pagos')
    .select(['id', 'reserva_id as reservaId', 'abono_vendido_id as abonoVendidoId'])
    .where('id', '>', Math.max(0, ...conocidos))
    .orderBy('id')
    .execute();
  for (const { id, reservaId, abonoVendidoId } of nuevas) {
    const suyos =
      (reservaId === null ? undefined : centro.reservas.get(reservaId)) ??
      (abonoVendidoId === null ? undefined : centro.vendidos.get(abonoVendidoId));
    const pago = suyos?.pagos.find((uno) => uno.id === 0);
    if (pago) pago.id = id;
  }
  centro.sinNombrar = [];
}
