import type { PagoDeAbono } from '@remanso/contract/abono/abonos.forms';
import type { PagoAnotadoConSaldo } from '@remanso/contract/caja/pagos.contract';
import type { Tx } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Session } from '../../../platform/http/session.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { hacerUnaSolaVez } from '../../idempotencia/hacer-una-sola-vez.ts';
import { peticionDe } from '../../idempotencia/idempotencia.repository.ts';
import { pagoDeFila } from '../../reservas/pagos/pagos.queries.ts';
import { insertarPago } from '../../reservas/pagos/pagos.repository.ts';
import { hechoDePagoDeAbono } from '../../reservas/pagos/pagos.rules.ts';
import { abonoInexistente, pagoDeAbonoExcedido } from '../abonos.errors.ts';
import { saldoDeVendido } from '../abonos.queries.ts';
import { tomarVendido, type VendidoTomado } from '../abonos.repository.ts';

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
  return hacerUnaSolaVez(db, { ...cuenta, peticion, clock }, async (tx) => {
    const abono = await tomarVendido(tx, abonoVendidoId);
    if (!abono) throw abonoInexistente();
    const cobrado = await cobrarAbono(tx, clock, { session, abono, pago });
    await registrarHecho(tx, {
      usuarioId: session.usuarioId,
      accion: 'pagarAbono',
      entidadId: cobrado.pago.id,
      despues: hechoDePagoDeAbono(abono, { tipo: 'PAGO', ...pago }),
      ocurridoEn: clock.instant(),
    });
    return cobrado;
  });
}

interface Cobro {
  session: Session;
  abono: Pick<VendidoTomado, 'id' | 'precio' | 'pagado' | 'anuladoEn'>;
  pago: PagoDeAbono;
}

/**
 * Records a payment for an abono, and leaves the trail to the caller, who must hold the account of
 * `session` and the abono.
 */
export async function cobrarAbono(
  tx: Tx,
  clock: Clock,
  { session, abono, pago }: Cobro,
): Promise<PagoAnotadoConSaldo> {
  const { monto, medio, nota } = pago;
  const saldo = saldoDeVendido(abono);
  if (monto > saldo) throw pagoDeAbonoExcedido(saldo);
  const fila = await insertarPago(tx, {
    abonoVendidoId: abono.id,
    tipo: 'PAGO',
    monto,
    medio,
    nota: nota ?? '',
    registradoEn: clock.instant(),
    fecha: clock.today(),
    registradoPor: session.usuarioId,
  });
  const pagado = abono.pagado + monto;
  return { pago: pagoDeFila(fila, clock.timeZone), pagado, saldo: saldo - monto };
}
