import type { PagoConSaldo } from '@remanso/contract/caja/pagos.contract';
import type { NuevoPago } from '@remanso/contract/caja/pagos.forms';
import { saldoDe } from '@remanso/contract/caja/pagos.rules';
import type { Tx } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Session } from '../../../platform/http/session.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import type { Anunciar } from '../../avisos/crear-avisar.ts';
import { confirmarConSenia } from './confirmar-con-senia.ts';
import { hechoDePago } from './pagos.rules.ts';
import { insertarPago } from './pagos.repository.ts';
import { hacerUnaSolaVez } from '../../idempotencia/hacer-una-sola-vez.ts';
import { peticionDe } from '../../idempotencia/idempotencia.repository.ts';
import { tomarReservaVisible } from '../tomar-reserva-visible.ts';
import { devolucionExcedida, pagoExcedido } from './pagos.errors.ts';
import { pagoDeReserva, ultimoCobro } from './pagos.queries.ts';

interface Entrada extends NuevoPago {
  session: Session;
  /** Undefined where the request has no `Idempotency-Key`. */
  clave: string | undefined;
  reservaId: number;
}

/**
 * Records a payment or a refund of today for a booking. Throws 409 where a payment is more than
 * what is owed, or a refund more than what was paid (rules §10.7). A repeated request with the same
 * key gets the first answer again.
 */
export async function registrarPago(
  { db, clock, avisar }: Pick<Dependencies, 'db' | 'clock' | 'avisar'>,
  pedido: Entrada,
): Promise<PagoConSaldo> {
  const { session, clave, ...resto } = pedido;
  const peticion = peticionDe('registrarPago', session, { clave, pedido: resto });
  // The row of the payment refers to the account that records it. Accounts are locked before
  // franjas, so this account is locked first.
  const cuenta = { usuarioId: session.usuarioId, candado: 'SOSTENIDA' } as const;
  return hacerUnaSolaVez(db, { ...cuenta, peticion, clock }, (tx) =>
    registrar(tx, { clock, avisar }, pedido),
  );
}

async function registrar(
  tx: Tx,
  { clock, avisar }: Anunciar,
  pedido: Entrada,
): Promise<PagoConSaldo> {
  const { session, reservaId, tipo, monto, medio, nota } = pedido;
  const tomada = await tomarReservaVisible(tx, clock, { session, reservaId });
  const { reserva, pagado } = tomada;
  const debido = Math.max(0, saldoDe({ ...reserva, pagado }));
  if (tipo === 'PAGO' && monto > debido) {
    const ultimo = await ultimoCobro(tx, reservaId, clock.timeZone);
    throw pagoExcedido(debido, { sinSenia: tomada.sinSenia, ultimo });
  }
  // A payment by an abono is no money: its places go back into the abono by themselves.
  const devolvible = tomada.abonoVendidoId === null ? pagado : 0;
  if (tipo === 'DEVOLUCION' && monto > devolvible) throw devolucionExcedida(devolvible);
  const fila = await insertarPago(tx, {
    reservaId,
    tipo,
    monto,
    medio,
    nota: nota ?? '',
    registradoEn: clock.instant(),
    fecha: clock.today(),
    registradoPor: session.usuarioId,
  });
  const ahoraPagado = pagado + (tipo === 'PAGO' ? monto : -monto);
  if (tomada.senia) await confirmarConSenia(tx, { clock, avisar }, reservaId);
  await registrarHecho(tx, {
    usuarioId: session.usuarioId,
    accion: 'registrarPago',
    entidadId: fila.id,
    despues: hechoDePago(reserva, pedido),
    ocurridoEn: clock.instant(),
  });
  const cuenta = { ...reserva, pagado: ahoraPagado };
  return {
    pago: pagoDeReserva(fila, clock.timeZone),
    pagado: ahoraPagado,
    saldo: saldoDe(cuenta),
  };
}
