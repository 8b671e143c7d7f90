import type { Movimiento } from '@remanso/contract/caja/caja.contract';
import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sinSesion } from '../../platform/errors.ts';
import type { Session } from '../../platform/http/session.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { sostenerUsuario } from '../usuarios/usuarios.repository.ts';
import { movimientoInexistente, movimientoYaAnulado } from './caja.errors.ts';
import { marcarMovimientoAnulado, tomarMovimiento } from './caja.repository.ts';
import { leerMovimiento } from './movimientos.queries.ts';

interface Entrada {
  session: Session;
  movimientoId: number;
  motivo: string;
}

/** Annuls a movimiento of the caja. The row stays, with the reason `motivo` (rules §11.2). */
export async function anularMovimiento(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { session, movimientoId: id, motivo }: Entrada,
): Promise<Movimiento> {
  const por = session.usuarioId;
  return inTransaction(db, async (tx) => {
    if (!(await sostenerUsuario(tx, por))) throw sinSesion();
    if (!(await tomarMovimiento(tx, id))) throw movimientoInexistente();
    const {
      anulado,
      tipo,
      monto,
      fecha,
      motivo: deQue,
    } = await leerMovimiento(tx, id, clock.timeZone);
    if (anulado) throw movimientoYaAnulado();
    const en = clock.instant();
    await marcarMovimientoAnulado(tx, id, { motivo, por, en });
    const antes = { fecha, tipo, monto, motivo: deQue };
    await registrarHecho(tx, {
      usuarioId: por,
      accion: 'anularMovimiento',
      entidadId: id,
      antes,
      despues: { ...antes, motivoDeAnulacion: motivo },
      ocurridoEn: en,
    });
    return leerMovimiento(tx, id, clock.timeZone);
  });
}
