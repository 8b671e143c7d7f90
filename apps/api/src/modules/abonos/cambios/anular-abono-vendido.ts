import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import type { MedioDePago } from '@remanso/contract/caja/pagos.rules';
import { inTransaction } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { sinSesion } from '../../../platform/errors.ts';
import type { Session } from '../../../platform/http/session.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { insertarPago } from '../../reservas/pagos/pagos.repository.ts';
import { sostenerUsuario } from '../../usuarios/usuarios.repository.ts';
import { abonoInexistente, abonoYaAnulado, devolucionDeAbonoExcedida } from '../abonos.errors.ts';
import { leerVendido } from '../abonos.queries.ts';
import { terminarAbonos, tomarVendido } from '../abonos.repository.ts';
import { hechoDe } from './cambiar-abono-vendido.ts';

interface Entrada {
  session: Session;
  abonoVendidoId: number;
  motivo: string;
  /** The pesos that are given back now; 0 gives nothing back. */
  devolucion: number;
  medio: MedioDePago;
}

/**
 * Ends a sold abono, and gives back at most what its unused places are worth and what was paid
 * (rules §20.7). What was booked with it stays.
 */
export async function anularAbonoVendido(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { session, abonoVendidoId: id, motivo, devolucion, medio }: Entrada,
): Promise<AbonoVendido> {
  return inTransaction(db, async (tx) => {
    // The rows that are written refer to the account of the desk, and accounts are locked first.
    if (!(await sostenerUsuario(tx, session.usuarioId))) throw sinSesion();
    const abono = await tomarVendido(tx, id);
    if (!abono) throw abonoInexistente();
    if (abono.anuladoEn !== null) throw abonoYaAnulado();
    const hasta = Math.min(abono.valor, abono.pagado);
    if (devolucion > hasta) throw devolucionDeAbonoExcedida(hasta);
    const antes = await leerVendido(tx, id, clock.today());
    const cuando = { fecha: clock.today(), registradoEn: clock.instant() };
    const registradoPor = session.usuarioId;
    await terminarAbonos(tx, [id], { ...cuando, registradoPor, motivo });
    if (devolucion > 0) {
      const pago = { tipo: 'DEVOLUCION', monto: devolucion, medio, nota: motivo } as const;
      await insertarPago(tx, { abonoVendidoId: id, ...pago, ...cuando, registradoPor });
    }
    const despues = await leerVendido(tx, id, clock.today());
    await registrarHecho(tx, {
      usuarioId: session.usuarioId,
      accion: 'anularAbonoVendido',
      entidadId: id,
      antes: hechoDe(antes),
      despues: { ...hechoDe(despues), motivo, devolucion },
      ocurridoEn: clock.instant(),
    });
    return despues;
  });
}
