import { venceDeAbono } from '@remanso/contract/abono/abonos.rules';
import type { Abono, AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import type { PagoDeAbono } from '@remanso/contract/abono/abonos.forms';
import type { Tx } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Session } from '../../../platform/http/session.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import type { Anunciar } from '../../avisos/crear-avisar.ts';
import { hacerUnaSolaVez } from '../../idempotencia/hacer-una-sola-vez.ts';
import { peticionDe } from '../../idempotencia/idempotencia.repository.ts';
import { pagadoAlVender } from '../../reservas/pagos/pagos.rules.ts';
import { clienteNoEncontrado, clienteNoReservable } from '../../usuarios/usuarios.errors.ts';
import type { FilaDeUsuario } from '../../usuarios/usuarios.queries.ts';
import { sostenerUsuario } from '../../usuarios/usuarios.repository.ts';
import { abonoInexistente, abonoRetirado } from '../abonos.errors.ts';
import { leerVendido } from '../abonos.queries.ts';
import { insertarVendido, tomarAbono } from '../abonos.repository.ts';
import { cobrarAbono } from './pagar-abono.ts';

interface Entrada {
  session: Session;
  /** The `Idempotency-Key` of the request; undefined where the request has none. */
  clave: string | undefined;
  clienteId: number;
  abonoId: number;
  /** The payment of the client now; undefined where nothing is paid yet. */
  pago?: PagoDeAbono | undefined;
}

/**
 * Sells an abono to a client, with what the client pays now, and tells the client (rules §20.2). A
 * repeated request with the same `clave` sells nothing, and gets the answer of the first request.
 */
export async function venderAbono(
  { db, clock, avisar }: Pick<Dependencies, 'db' | 'clock' | 'avisar'>,
  { session, clave, ...pedido }: Entrada,
): Promise<AbonoVendido> {
  const peticion = peticionDe('venderAbono', session, { clave, pedido });
  const cuenta = { usuarioId: session.usuarioId, candado: 'SOSTENIDA' } as const;
  return hacerUnaSolaVez(db, { ...cuenta, peticion, clock }, async (tx) => {
    const cliente = await sostenerUsuario(tx, pedido.clienteId);
    if (cliente?.rol !== 'CLIENT') throw clienteNoEncontrado();
    const abono = await tomarAbono(tx, pedido.abonoId);
    if (!abono) throw abonoInexistente();
    if (cliente.estado !== 'ACTIVO') throw clienteNoReservable();
    if (!abono.activo) throw abonoRetirado(abono.nombre);
    return vender(tx, { clock, avisar }, { session, cliente, abono, pago: pedido.pago });
  });
}

interface Venta {
  session: Session;
  cliente: FilaDeUsuario;
  abono: Abono;
  pago: PagoDeAbono | undefined;
}

async function vender(
  tx: Tx,
  { clock, avisar }: Anunciar,
  { session, cliente, abono, pago }: Venta,
): Promise<AbonoVendido> {
  const desde = clock.today();
  const id = await insertarVendido(tx, {
    abonoId: abono.id,
    usuarioId: cliente.id,
    nombre: abono.nombre,
    lugares: abono.lugares,
    precio: abono.precio,
    dias: abono.dias,
    desde,
    vence: venceDeAbono(desde, abono.vigenciaDias),
    vendidoEn: clock.instant(),
    vendidoPor: session.usuarioId,
  });
  const { precio } = abono;
  if (pago) {
    const nuevo = { id, precio, pagado: 0, anuladoEn: null };
    await cobrarAbono(tx, clock, { session, abono: nuevo, pago });
  }
  const vendido = await leerVendido(tx, id, desde);
  const { nombre, lugares, vence } = vendido;
  await registrarHecho(tx, {
    usuarioId: session.usuarioId,
    accion: 'venderAbono',
    entidadId: id,
    despues: {
      usuarioId: cliente.id,
      abono: nombre,
      disponibles: lugares,
      precio,
      vence,
      ...(pago && pagadoAlVender(pago)),
    },
    ocurridoEn: clock.instant(),
  });
  await avisar(tx, {
    tipo: 'abono',
    para: cliente.email,
    usuarioId: cliente.id,
    datos: {
      nombre: cliente.nombre,
      abono: nombre,
      lugares,
      precio,
      vence,
      saldo: vendido.saldo,
    },
  });
  return vendido;
}
