import { asistenciaDe, seMarcaAsistencia } from '@remanso/contract/asistencia.rules';
import type { ReservaDeAdmin } from '@remanso/contract/reservas.contract';
import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Session } from '../../platform/http/session.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { leerReservaDeAdmin } from '../reservas-leidas/reservas.queries.ts';
import { leerPresentes, marcarPresentes } from '../reservas/asientos.repository.ts';
import { tomarReservaVisible } from '../reservas/tomar-reserva-visible.ts';
import { asientoAjeno, asistenciaFueraDePlazo, reservaCancelada } from './asistencia.errors.ts';

interface Entrada {
  session: Session;
  reservaId: number;
  /** The ids of the seats of those who came; null takes the marks back. */
  presentes: readonly number[] | null;
}

/** Marks who of a booking came and that the others did not (rules §11.7). */
export async function marcarAsistencia(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { session, reservaId, presentes }: Entrada,
): Promise<ReservaDeAdmin> {
  return inTransaction(db, async (tx) => {
    const { reserva, inicio, fin } = await tomarReservaVisible(tx, clock, { session, reservaId });
    const antes = await leerPresentes(tx, reservaId);
    const suyos = new Set(antes.map(({ id }) => id));
    if (presentes?.some((id) => !suyos.has(id))) throw asientoAjeno();
    if (reserva.estado === 'CANCELADA') throw reservaCancelada();
    if (!seMarcaAsistencia({ inicio, fin }, clock.now())) throw asistenciaFueraDePlazo();
    await marcarPresentes(tx, reservaId, presentes);
    const { usuarioId, franjaId, turno } = reserva;
    const resumir = (marcas: readonly (boolean | null)[]) => ({
      reservaId,
      usuarioId,
      franjaId,
      turno,
      asistencia: asistenciaDe(marcas),
      presentes: marcas.filter(Boolean).length,
      personas: marcas.length,
    });
    await registrarHecho(tx, {
      usuarioId: session.usuarioId,
      accion: 'marcarAsistencia',
      entidad: 'asistencia',
      entidadId: reservaId,
      antes: resumir(antes.map(({ presente }) => presente)),
      despues: resumir(antes.map(({ id }) => presentes && presentes.includes(id))),
      ocurridoEn: clock.instant(),
    });
    return leerReservaDeAdmin(tx, reservaId, clock);
  });
}
