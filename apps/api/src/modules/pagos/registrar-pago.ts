import type { PagoConSaldo } from '@remanso/contract/pagos.contract';
import { saldoDe, type MedioDePago, type TipoDePago } from '@remanso/contract/pagos.rules';
import { inTransaction, type Tx } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Session } from '../../platform/http/session.ts';
import { sinSesion } from '../../platform/errors.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import type { Anunciar } from '../reservas/anunciar-cambio.ts';
import { confirmarConSenia } from '../reservas/confirmar-con-senia.ts';
import { peticionDe, unaSolaVez } from '../reservas/idempotencia.repository.ts';
import { insertarPago } from '../reservas/pagos.repository.ts';
import { tomarReservaVisible } from '../reservas/tomar-reserva-visible.ts';
import { sostenerUsuario } from '../usuarios/usuarios.repository.ts';
import { devolucionExcedida, pagoExcedido } from './pagos.errors.ts';
import { leerPagoConSaldo, ultimoCobro } from './pagos.queries.ts';

interface Entrada {
  session: Session;
  /** The `Idempotency-Key` of the request, when it has one. */
  clave: string | undefined;
  reservaId: number;
  tipo: TipoDePago;
  monto: number;
  medio: MedioDePago;
  nota?: string | null | undefined;
}

/**
 * Notes what was paid for a booking or given back, today: no more than is owed, and no more than
 * was paid (rules §11.8). A repeated request with the same key gets the first answer again.
 */
export async function registrarPago(
  { db, clock, avisar }: Pick<Dependencies, 'db' | 'clock' | 'avisar'>,
  pedido: Entrada,
): Promise<PagoConSaldo> {
  const { session, clave, ...resto } = pedido;
  const peticion = peticionDe(session, clave, resto);
  return inTransaction(db, async (tx) => {
    // A payment names who noted it, whose account is locked before any franja.
    if (!(await sostenerUsuario(tx, session.usuarioId))) throw sinSesion();
    return unaSolaVez(tx, { peticion, clock }, () => registrar(tx, { clock, avisar }, pedido));
  });
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
  if (tipo === 'DEVOLUCION' && monto > pagado) throw devolucionExcedida(pagado);
  const id = await insertarPago(tx, {
    reservaId,
    tipo,
    monto,
    medio,
    nota: nota ?? '',
    registradoEn: clock.instant(),
    fecha: clock.today(),
    registradoPor: session.usuarioId,
  });
  await confirmarConSenia(tx, { clock, avisar }, reservaId);
  const { usuarioId, franjaId, turno } = reserva;
  await registrarHecho(tx, {
    usuarioId: session.usuarioId,
    accion: 'registrarPago',
    entidad: 'pagos',
    entidadId: id,
    despues: { reservaId, usuarioId, franjaId, turno, tipo, monto, medio },
    ocurridoEn: clock.instant(),
  });
  return leerPagoConSaldo(tx, id, clock);
}
