import type { AccionDe } from '@remanso/contract/seguimiento/hechos.rules';
import type { Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Session } from '../../platform/http/session.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import type { FilaDeEspera } from './esperas.queries.ts';

interface HechoDeEspera {
  session: Session;
  accion: AccionDe<'esperas'>;
  fila: FilaDeEspera;
}

/**
 * Writes to the trail what was done to an entry. A client's own action is written only where the
 * entry was stored as OFRECIDA, because it then passes places to somebody else.
 */
export async function anotarEspera(
  tx: Tx,
  clock: Pick<Clock, 'instant'>,
  { session, accion, fila }: HechoDeEspera,
): Promise<void> {
  if (!session.esDelMostrador && fila.guardado !== 'OFRECIDA') return;
  const datos = {
    usuarioId: fila.usuario_id,
    franjaId: fila.franja_id,
    turno: fila.inicio,
    personas: fila.personas,
  };
  const hecho = {
    usuarioId: session.usuarioId,
    entidadId: fila.id,
    ocurridoEn: clock.instant(),
  };
  await registrarHecho(
    tx,
    accion === 'dejarEspera' || accion === 'desmarcarOferta'
      ? { ...hecho, accion, antes: datos }
      : { ...hecho, accion, despues: datos },
  );
}
