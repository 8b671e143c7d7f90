import { asistenciaDe, seMarcaAsistencia } from '@remanso/contract/reserva/asistencia.rules';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { inTransaction } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Session } from '../../../platform/http/session.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { leerReservaDelMostrador } from '../../reservas-leidas/reservas.queries.ts';
import { leerMarcas, marcarPresentes } from '../asientos/asientos.repository.ts';
import { tomarReservaVisible } from '../tomar-reserva-visible.ts';
import {
  asientoAjeno,
  asistenciaFueraDePlazo,
  reservaCancelada,
  tardeSinPresentes,
} from './asistencia.errors.ts';

interface Entrada {
  session: Session;
  reservaId: number;
  /** The ids of the asientos of the people who came. Null removes the marks. */
  presentes: readonly number[] | null;
  /** The minutes by which the people in `presentes` were late; null where they were on time. */
  tarde?: number | null | undefined;
}

/**
 * Marks which people of a booking came, which did not, and by how many minutes they were late
 * (rules §9.4).
 */
export async function marcarAsistencia(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { session, reservaId, presentes, tarde = null }: Entrada,
): Promise<ReservaDelMostrador> {
  return inTransaction(db, async (tx) => {
    const { reserva, inicio, fin } = await tomarReservaVisible(tx, clock, { session, reservaId });
    const antes = await leerMarcas(tx, reservaId);
    const suyos = new Set(antes.map(({ id }) => id));
    if (presentes?.some((id) => !suyos.has(id))) throw asientoAjeno();
    if (tarde !== null && !presentes?.length) throw tardeSinPresentes();
    if (reserva.estado === 'CANCELADA') throw reservaCancelada();
    if (!seMarcaAsistencia({ inicio, fin }, clock.now())) throw asistenciaFueraDePlazo();
    const marcas = antes.map(({ id }) => presentes && presentes.includes(id));
    const esIgual =
      antes.every(({ presente }, n) => presente === marcas[n]) &&
      (antes[0]?.tarde ?? null) === tarde;
    if (esIgual) return leerReservaDelMostrador(tx, reservaId, clock);
    await marcarPresentes(tx, reservaId, { presentes, tarde });
    const { usuarioId, franjaId, turno } = reserva;
    const resumir = (presencias: readonly (boolean | null)[], minutos: number | null) => ({
      reservaId,
      usuarioId,
      franjaId,
      turno,
      asistencia: asistenciaDe(presencias),
      presentes: presencias.filter(Boolean).length,
      personas: presencias.length,
      ...(minutos !== null && { tarde: minutos }),
    });
    await registrarHecho(tx, {
      usuarioId: session.usuarioId,
      accion: 'marcarAsistencia',
      entidadId: reservaId,
      antes: resumir(
        antes.map(({ presente }) => presente),
        antes[0]?.tarde ?? null,
      ),
      despues: resumir(marcas, tarde),
      ocurridoEn: clock.instant(),
    });
    return leerReservaDelMostrador(tx, reservaId, clock);
  });
}
