import type { PagoAnotadoConSaldo } from '@remanso/contract/caja/pagos.contract';
import { saldoDe, type TipoDePago } from '@remanso/contract/caja/pagos.rules';
import { inTransaction, type Tx } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Session } from '../../../platform/http/session.ts';
import { sinSesion } from '../../../platform/errors.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { saldoDeVendido } from '../../abonos/abonos.queries.ts';
import { tomarVendido } from '../../abonos/abonos.repository.ts';
import { hechoDePago, hechoDePagoDeAbono } from './pagos.rules.ts';
import { marcarPagoAnulado, queSePago } from './pagos.repository.ts';
import { tomarReservaVisible } from '../tomar-reserva-visible.ts';
import { sostenerUsuario } from '../../usuarios/usuarios.repository.ts';
import {
  anulacionFaltaria,
  anulacionSobraria,
  pagoDeUnAbono,
  pagoInexistente,
  pagoYaAnulado,
} from './pagos.errors.ts';
import { leerPago } from './pagos.queries.ts';

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
  entrada: Entrada,
): Promise<PagoAnotadoConSaldo> {
  const { session, pagoId } = entrada;
  return inTransaction(db, async (tx) => {
    // The row of the payment refers to the account that annuls it. Accounts are locked before
    // franjas, so this account is locked first.
    if (!(await sostenerUsuario(tx, session.usuarioId))) throw sinSesion();
    const pagada = await queSePago(tx, pagoId);
    if (!pagada) throw pagoInexistente();
    const { reservaId, abonoVendidoId } = pagada;
    const cuenta =
      abonoVendidoId === null
        ? await anularDeReserva(tx, clock, { ...entrada, reservaId: reservaId ?? 0 })
        : await anularDeAbono(tx, clock, { ...entrada, abonoVendidoId });
    return { pago: await leerPago(tx, pagoId, clock.timeZone), ...cuenta };
  });
}

interface Cuenta {
  pagado: number;
  saldo: number;
}

async function anularDeReserva(
  tx: Tx,
  clock: Clock,
  { session, pagoId, motivo, reservaId }: Entrada & { reservaId: number },
): Promise<Cuenta> {
  const { reserva, pagado } = await tomarReservaVisible(tx, clock, { session, reservaId });
  // The payment is read under the lock, because somebody else may have annulled it meanwhile.
  const pago = await leerPago(tx, pagoId, clock.timeZone);
  if (pago.medio === 'ABONO') throw pagoDeUnAbono();
  if (pago.anulado) throw pagoYaAnulado();
  const saldo = saldoDe({ ...reserva, pagado });
  const cuenta = sinElPago({ pagado, saldo }, pago);
  await marcar(tx, clock, { session, pagoId, motivo });
  const antes = hechoDePago(reserva, { ...pago, reservaId });
  await registrarHecho(tx, {
    usuarioId: session.usuarioId,
    accion: 'anularPago',
    entidadId: pagoId,
    antes,
    despues: { ...antes, motivo },
    ocurridoEn: clock.instant(),
  });
  return cuenta;
}

async function anularDeAbono(
  tx: Tx,
  clock: Clock,
  { session, pagoId, motivo, abonoVendidoId }: Entrada & { abonoVendidoId: number },
): Promise<Cuenta> {
  const abono = await tomarVendido(tx, abonoVendidoId);
  if (!abono) throw pagoInexistente();
  const pago = await leerPago(tx, pagoId, clock.timeZone);
  if (pago.anulado) throw pagoYaAnulado();
  const { pagado } = abono;
  const cuenta = sinElPago({ pagado, saldo: saldoDeVendido(abono) }, pago);
  await marcar(tx, clock, { session, pagoId, motivo });
  const antes = hechoDePagoDeAbono(abono, pago);
  await registrarHecho(tx, {
    usuarioId: session.usuarioId,
    accion: 'anularPagoDeAbono',
    entidadId: pagoId,
    antes,
    despues: { ...antes, motivo },
    ocurridoEn: clock.instant(),
  });
  return { ...cuenta, saldo: saldoDeVendido({ ...abono, pagado: cuenta.pagado }) };
}

/**
 * Returns what is paid and owed once a payment or a refund does not count any more. Throws where
 * more would be paid than is owed, or more given back than was paid.
 */
function sinElPago(
  { pagado, saldo }: Cuenta,
  { tipo, monto }: { tipo: TipoDePago; monto: number },
): Cuenta {
  const sobra = monto - saldo;
  if (tipo === 'DEVOLUCION' && sobra > 0) throw anulacionSobraria(sobra);
  if (tipo === 'PAGO' && monto > pagado) throw anulacionFaltaria(monto - pagado);
  const cambio = tipo === 'PAGO' ? -monto : monto;
  return { pagado: pagado + cambio, saldo: saldo - cambio };
}

function marcar(tx: Tx, clock: Clock, { session, pagoId, motivo }: Entrada): Promise<void> {
  const quien = { anuladoPor: session.usuarioId, anuladoEn: clock.instant() };
  return marcarPagoAnulado(tx, pagoId, { motivo, ...quien });
}
