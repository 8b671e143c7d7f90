import { diasEntre, fechaDe, horaDe, minutosDeHora, sumarDias } from '@remanso/contract/calendario';
import {
  estaBloqueada,
  porFranja,
  porInicio,
  type Centro,
  type Franja,
  type Reserva,
} from '../centro.ts';

interface Pregunta {
  reservas: readonly number[];
  /** Returns whether a booking may be moved to this franja. */
  admite: (franja: Franja) => boolean;
}

/**
 * Finds an alternativa for each booking of `reservas` that is active and to come. It is a franja with
 * enough places in the same half of the day, at most seven days away: of the same day, else at the
 * same hour, else any; then the nearest, and the later of two equally near ones. Franjas that begin
 * within 24 hours come last. The bookings choose in the order of the calendar, and the places that a
 * booking takes are not offered to later bookings. `otras` are the next seven nearest franjas,
 * whatever the other bookings have chosen.
 */
export function alternativas(centro: Centro, { reservas, admite }: Pregunta) {
  const piden = [...centro.reservas.values()]
    .filter((reserva) => reservas.includes(reserva.id) && centro.esActiva(reserva))
    .filter(({ franja }) => franja.inicio > centro.ahora)
    .toSorted(porFranja);
  const posibles = centro
    .franjasVivas()
    .filter((franja) => franja.inicio > centro.ahora && !estaBloqueada(franja) && admite(franja))
    .filter(({ inicio }) => cercaDeTodas(piden, fechaDe(inicio)));
  const libres = new Map(posibles.map((f) => [f.id, f.capacidad - centro.ocupados(f)]));
  const plazas = new Map(libres);
  const aTiempo = `${sumarDias(centro.hoy, 1)}T${horaDe(centro.ahora)}`;
  const apuro = ({ inicio }: Franja) => Number(inicio < aTiempo);
  return piden.map(({ id: reservaId, usuarioId, franja: { inicio: desde }, asientos }) => {
    const suyas = centro.activasDe(usuarioId).map(({ franja }) => franja);
    const cercanas = posibles
      .filter((cada) => !suyas.includes(cada) && (plazas.get(cada.id) ?? 0) >= asientos.length)
      .toSorted(
        (a, b) => apuro(a) - apuro(b) || lejania(a, desde) - lejania(b, desde) || -porInicio(a, b),
      );
    const elegida = cercanas
      .filter(({ inicio }) => seParece(inicio, desde))
      .toSorted((a, b) => apuro(a) - apuro(b) || parecido(a, desde) - parecido(b, desde))
      .find(({ id }) => (libres.get(id) ?? 0) >= asientos.length);
    if (elegida) libres.set(elegida.id, (libres.get(elegida.id) ?? 0) - asientos.length);
    const otras = cercanas.filter((cada) => cada !== elegida).slice(0, 7);
    return { reservaId, franja: elegida ? ofrecida(elegida) : null, otras: otras.map(ofrecida) };
  });
}

const esTarde = (momento: string) => horaDe(momento) >= '13:00';

/** Returns whether a momento is in the same half of its day, and at most seven days away. */
function seParece(momento: string, desde: string): boolean {
  const dias = diasEntre(fechaDe(desde), fechaDe(momento));
  return esTarde(momento) === esTarde(desde) && Math.abs(dias) <= 7;
}

/** Returns 0 for a franja of the same day, 1 for one at the same hour, and 2 for any other. */
function parecido({ inicio }: Franja, desde: string): number {
  if (fechaDe(inicio) === fechaDe(desde)) return 0;
  return horaDe(inicio) === horaDe(desde) ? 1 : 2;
}

const LEJANIA_DIAS = 31;

/** Returns whether a day is at most a month before the first booking, or after the last one. */
function cercaDeTodas(piden: readonly Reserva[], fecha: string): boolean {
  const [primera] = piden;
  const ultima = piden.at(-1);
  if (!primera || !ultima) return false;
  const desde = sumarDias(fechaDe(primera.franja.inicio), -LEJANIA_DIAS);
  const hasta = sumarDias(fechaDe(ultima.franja.inicio), LEJANIA_DIAS);
  return desde <= fecha && fecha <= hasta;
}

const ofrecida = ({ id, inicio, fin }: Franja) => ({ id, inicio, fin });

function lejania({ inicio }: Franja, desde: string): number {
  const dias = diasEntre(fechaDe(desde), fechaDe(inicio));
  return Math.abs(dias * 24 * 60 + minutosDeHora(horaDe(inicio)) - minutosDeHora(horaDe(desde)));
}
