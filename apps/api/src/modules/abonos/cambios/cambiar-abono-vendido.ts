import { isDeepStrictEqual } from 'node:util';
import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import type { CambioDeAbono } from '@remanso/contract/abono/abonos.forms';
import { inTransaction, type Tx } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Session } from '../../../platform/http/session.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { clienteNoEncontrado } from '../../usuarios/usuarios.errors.ts';
import { sostenerUsuario } from '../../usuarios/usuarios.repository.ts';
import { abonoInexistente, abonoYaAnulado, finAnterior } from '../abonos.errors.ts';
import { leerVendido } from '../abonos.queries.ts';
import {
  cambiarVence,
  reemplazarCompartidos,
  tomarVendido,
  type VendidoTomado,
} from '../abonos.repository.ts';

interface Entrada {
  session: Session;
  abonoVendidoId: number;
  cambio: CambioDeAbono;
}

/**
 * Gives a sold abono a later end, or says who else may book with it (rules §20.6). Throws 409 where
 * the end is earlier than the present one, and where the abono was annulled.
 */
export async function cambiarAbonoVendido(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { session, abonoVendidoId: id, cambio }: Entrada,
): Promise<AbonoVendido> {
  return inTransaction(db, async (tx) => {
    await sostenerClientes(tx, cambio.compartidoCon ?? []);
    const abono = await tomarVendido(tx, id);
    if (!abono) throw abonoInexistente();
    if (abono.anuladoEn !== null) throw abonoYaAnulado();
    const antes = await leerVendido(tx, id, clock.today());
    await cambiar(tx, abono, cambio);
    const despues = await leerVendido(tx, id, clock.today());
    if (isDeepStrictEqual(antes, despues)) return despues;
    await registrarHecho(tx, {
      usuarioId: session.usuarioId,
      accion: 'cambiarAbonoVendido',
      entidadId: id,
      antes: hechoDe(antes),
      despues: { ...hechoDe(despues), motivo: cambio.motivo },
      ocurridoEn: clock.instant(),
    });
    return despues;
  });
}

/** Locks accounts in the order of their ids. Throws where one is no client's. */
async function sostenerClientes(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const id of ids.toSorted((a, b) => a - b)) {
    const cliente = await sostenerUsuario(tx, id);
    if (cliente?.rol !== 'CLIENT') throw clienteNoEncontrado();
  }
}

async function cambiar(
  tx: Tx,
  abono: VendidoTomado,
  { vence, compartidoCon }: CambioDeAbono,
): Promise<void> {
  if (vence !== undefined && vence < abono.vence) throw finAnterior(abono.vence);
  if (vence !== undefined && vence > abono.vence) await cambiarVence(tx, abono.id, vence);
  const otros = compartidoCon?.filter((id) => id !== abono.usuarioId);
  if (otros) await reemplazarCompartidos(tx, abono.id, otros);
}

/** Returns what the trail keeps of a sold abono. */
export function hechoDe({
  cliente,
  nombre,
  disponibles,
  precio,
  vence,
  compartidoCon,
}: AbonoVendido) {
  return {
    usuarioId: cliente?.id ?? null,
    abono: nombre,
    disponibles,
    precio,
    vence,
    compartidoCon: compartidoCon.map(({ id }) => id),
  };
}
