import { diasEntre, fechaDe, horaDe, minutosDeHora } from '@remanso/contract/calendario';
import {
  esActiva,
  estaBloqueada,
  franjaDe,
  franjasVivas,
  ocupados,
  porInicio,
  type Centro,
  type Franja,
  type Reserva,
} from './centro.ts';

interface Pedido {
  reservas: readonly number[];
  /** Returns whether a booking may be sent to this franja at all. */
  admite: (franja: Franja) => boolean;
}

/**
 * Finds for each booking that is active and to come the nearest franja with places for it, the later of two that are
 * equally near. The bookings choose in the order of the calendar, and the places that one takes are gone for the next.
 */
export function alternativas(centro: Centro, { reservas, admite }: Pedido) {
  const posibles = franjasVivas(centro).filter(
    (franja) => franja.inicio > centro.ahora && !estaBloqueada(franja) && admite(franja),
  );
  const libres = new Map(posibles.map((f) => [f.id, f.capacidad - ocupados(centro, f.id)]));
  return enOrdenDeCalendario(centro, reservas).map((reserva) => {
    const { inicio } = franjaDe(centro, reserva);
    const suyas = franjasDe(centro, reserva);
    const personas = reserva.asientos.length;
    const [elegida] = posibles
      .filter(({ id }) => !suyas.has(id) && (libres.get(id) ?? 0) >= personas)
      .toSorted((a, b) => lejania(a, inicio) - lejania(b, inicio) || -porInicio(a, b));
    if (!elegida) return { reservaId: reserva.id, franja: null };
    libres.set(elegida.id, (libres.get(elegida.id) ?? 0) - personas);
    const { id, fin } = elegida;
    return { reservaId: reserva.id, franja: { id, inicio: elegida.inicio, fin } };
  });
}

function enOrdenDeCalendario(centro: Centro, ids: readonly number[]): Reserva[] {
  return [...centro.reservas.values()]
    .filter((reserva) => ids.includes(reserva.id) && esActiva(centro, reserva))
    .map((reserva) => ({ reserva, inicio: franjaDe(centro, reserva).inicio }))
    .filter(({ inicio }) => inicio > centro.ahora)
    .toSorted((a, b) => (a.inicio === b.inicio ? a.reserva.id - b.reserva.id : porInicio(a, b)))
    .map(({ reserva }) => reserva);
}

/** Returns the ids of the franjas in which the client of a booking is already. */
function franjasDe(centro: Centro, { usuarioId }: Reserva): Set<number> {
  const suyas = [...centro.reservas.values()].filter(
    (otra) => otra.usuarioId === usuarioId && esActiva(centro, otra),
  );
  return new Set(suyas.map(({ franjaId }) => franjaId));
}

function lejania({ inicio }: Franja, desde: string): number {
  const dias = diasEntre(fechaDe(desde), fechaDe(inicio));
  return Math.abs(dias * 24 * 60 + minutosDeHora(horaDe(inicio)) - minutosDeHora(horaDe(desde)));
}
