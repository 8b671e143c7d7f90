import type { PagoConSaldo } from '@remanso/contract/caja/pagos.contract';
import { saldoDe } from '@remanso/contract/caja/pagos.rules';
import { inTransaction } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Session } from '../../../platform/http/session.ts';
import { sinSesion } from '../../../platform/errors.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { marcarPagoAnulado, reservaDePago } from './pagos.repository.ts';
import { tomarReservaVisible } from '../tomar-reserva-visible.ts';
import { sostenerUsuario } from '../../usuarios/usuarios.repository.ts';
import {
  anulacionFaltaria,
  anulacionSobraria,
  pagoInexistente,
  pagoYaAnulado,
} from './pagos.errors.ts';
import { leerPago, leerPagoConSaldo } from './pagos.queries.ts';

interface Entrada {
  session: Session;
  pagoId: number;
  motivo: string;
}

/**
 * Annuls a payment or a refund; its row stays, with the motivo (rules §10.8). Throws 409 where
 * without the refund more would be paid than is owed, or where without the payment more would be
 * given back than was paid.
 */
export async function anularPago(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { session, pagoId, motivo }: Entrada,
): Promise<PagoConSaldo> {
  return inTransaction(db, async (tx) => {
    // The row of the payment refers to the account that annuls it. Accounts are locked before
    // franjas, so this account is locked first.
    if (!(await sostenerUsuario(tx, session.usuarioId))) throw sinSesion();
    const reservaId = await reservaDePago(tx, pagoId);
    if (reservaId === undefined) throw pagoInexistente();
    const { reserva, pagado } = await tomarReservaVisible(tx, clock, { session, reservaId });
    // The payment is read under the lock, because somebody else may have annulled it meanwhile.
    const { tipo, monto, medio, anulado } = await leerPago(tx, pagoId, clock.timeZone);
    if (anulado) throw pagoYaAnulado();
    const sobra = monto - saldoDe({ ...reserva, pagado });
    if (tipo === 'DEVOLUCION' && sobra > 0) throw anulacionSobraria(sobra);
    if (tipo === 'PAGO' && monto > pagado) throw anulacionFaltaria(monto - pagado);
    const autor = session.usuarioId;
    await marcarPagoAnulado(tx, pagoId, { motivo, anuladoPor: autor, anuladoEn: clock.instant() });
    const { usuarioId, franjaId, turno } = reserva;
    const antes = { reservaId, usuarioId, franjaId, turno, tipo, monto, medio };
    await registrarHecho(tx, {
      usuarioId: autor,
      accion: 'anularPago',
      entidadId: pagoId,
      antes,
      despues: { ...antes, motivo },
      ocurridoEn: clock.instant(),
    });
    return leerPagoConSaldo(tx, pagoId, clock);
  });
}
