import type { PagoDeAbono } from '@remanso/contract/abono/abonos.forms';
import type { PagoAnotadoConSaldo } from '@remanso/contract/caja/pagos.contract';
import { inTransaction, type Tx } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Session } from '../../../platform/http/session.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { hacerUnaSolaVez } from '../../idempotencia/hacer-una-sola-vez.ts';
import { peticionDe } from '../../idempotencia/idempotencia.repository.ts';
import { pagoDeFila } from '../../reservas/pagos/pagos.queries.ts';
import { insertarPago } from '../../reservas/pagos/pagos.repository.ts';
import { abonoInexistente, pagoDeAbonoExcedido } from '../abonos.errors.ts';
import { saldoDeVendido } from '../abonos.queries.ts';
import { tomarVendido } from '../abonos.repository.ts';

interface Entrada extends PagoDeAbono {
  session: Session;
  /** The `Idempotency-Key` of the request; undefined where the request has none. */
  clave: string | undefined;
  abonoVendidoId: number;
}

/**
 * Records a payment of today for a sold abono. Throws 409 where it is more than what is owed. A
 * repeated request with the same key gets the first answer again.
 */
export async function pagarAbono(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { session, clave, abonoVendidoId, ...pago }: Entrada,
): Promise<PagoAnotadoConSaldo> {
  const peticion = peticionDe('pagarAbono', session, {
    clave,
    pedido: { abonoVendidoId, ...pago },
  });
  const cuenta = { usuarioId: session.usuarioId, candado: 'SOSTENIDA' } as const;
  return inTransaction(db, (tx) =>
    hacerUnaSolaVez(tx, { ...cuenta, peticion, clock }, () =>
      cobrarAbono(tx, clock, { session, abonoVendidoId, pago }),
    ),
  );
}

interface Cobro {
  session: Session;
  abonoVendidoId: number;
  pago: PagoDeAbono;
}

/** Records a payment for an abono. The caller must hold the account of `session`. */
export async function cobrarAbono(
  tx: Tx,
  clock: Clock,
  { session, abonoVendidoId, pago }: Cobro,
): Promise<PagoAnotadoConSaldo> {
  const abono = await tomarVendido(tx, abonoVendidoId);
  if (!abono) throw abonoInexistente();
  const { monto, medio, nota } = pago;
  const saldo = saldoDeVendido(abono);
  if (monto > saldo) throw pagoDeAbonoExcedido(saldo);
  const fila = await insertarPago(tx, {
    abonoVendidoId,
    tipo: 'PAGO',
    monto,
    medio,
    nota: nota ?? '',
    registradoEn: clock.instant(),
    fecha: clock.today(),
    registradoPor: session.usuarioId,
  });
  await registrarHecho(tx, {
    usuarioId: session.usuarioId,
    accion: 'pagarAbono',
    entidadId: fila.id,
    despues: { usuarioId: abono.usuarioId, abono: abono.nombre, tipo: 'PAGO', monto, medio },
    ocurridoEn: clock.instant(),
  });
  const pagado = abono.pagado + monto;
  return { pago: pagoDeFila(fila, clock.timeZone), pagado, saldo: saldo - monto };
}
