import { diasEntre, fechaDe, horaDe, minutosDeHora } from '@remanso/contract/calendario';
import { estaBloqueada, porFranja, porInicio, type Centro, type Franja } from './centro.ts';

interface Pregunta {
  reservas: readonly number[];
  /** Returns whether a booking may be sent to this franja at all. */
  admite: (franja: Franja) => boolean;
}

/**
 * Finds for each booking that is active and to come the nearest franja with places for it, the
 * later of two that are equally near. The bookings choose in the order of the calendar, and the
 * places that one takes are gone for the next.
 */
export function alternativas(centro: Centro, { reservas, admite }: Pregunta) {
  const posibles = centro
    .franjasVivas()
    .filter((franja) => franja.inicio > centro.ahora && !estaBloqueada(franja) && admite(franja));
  const libres = new Map(posibles.map((f) => [f.id, f.capacidad - centro.ocupados(f)]));
  const piden = [...centro.reservas.values()]
    .filter((reserva) => reservas.includes(reserva.id) && centro.esActiva(reserva))
    .filter(({ franja }) => franja.inicio > centro.ahora)
    .toSorted(porFranja);
  return piden.map(({ id: reservaId, usuarioId, franja: { inicio: desde }, asientos }) => {
    const suyas = centro.activasDe(usuarioId).map(({ franja }) => franja);
    const [elegida] = posibles
      .filter((cada) => !suyas.includes(cada) && (libres.get(cada.id) ?? 0) >= asientos.length)
      .toSorted((a, b) => lejania(a, desde) - lejania(b, desde) || -porInicio(a, b));
    if (!elegida) return { reservaId, franja: null };
    const { id, inicio, fin } = elegida;
    libres.set(id, (libres.get(id) ?? 0) - asientos.length);
    return { reservaId, franja: { id, inicio, fin } };
  });
}

function lejania({ inicio }: Franja, desde: string): number {
  const dias = diasEntre(fechaDe(desde), fechaDe(inicio));
  return Math.abs(dias * 24 * 60 + minutosDeHora(horaDe(inicio)) - minutosDeHora(horaDe(desde)));
}
