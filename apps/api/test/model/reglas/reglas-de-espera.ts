import { fechaDe, fechaHora, horaDe, sumarDias, sumarHoras } from '@remanso/contract/calendario';
import { estaBloqueada, type Centro, type Espera, type Franja } from '../centro.ts';

/*
 * The waiting list in the model (rules §16): who waits for the places of a franja, and who is
 * offered the places that are free.
 */

export const estaAbierta = ({ estado }: Espera) => estado === 'ESPERANDO' || estado === 'OFRECIDA';

/** Returns the open entries of a franja, the oldest first. */
export const filaDe = ({ esperas }: Centro, franja: Franja): Espera[] =>
  [...esperas.values()].filter((una) => una.franja === franja && estaAbierta(una));

export const abiertasDe = ({ esperas }: Centro, usuarioId: number): Espera[] =>
  [...esperas.values()].filter((una) => una.usuarioId === usuarioId && estaAbierta(una));

/**
 * Returns the rank of an entry among the entries that wait for its franja: 1 for the oldest.
 * Returns null for an entry that does not wait.
 */
export function posicionDe(centro: Centro, espera: Espera): number | null {
  const esperan = filaDe(centro, espera.franja).filter(({ estado }) => estado === 'ESPERANDO');
  return esperan.includes(espera) ? esperan.indexOf(espera) + 1 : null;
}

/** Returns whether it is too late to offer places of a franja, or to join its line. */
export const esTarde = ({ ahora }: Centro, { inicio }: Franja) => ahora > sumarHoras(inicio, -1);

/** Returns until when an offer that is made now holds its places. */
function venceAhora({ ahora }: Centro, { inicio }: Franja): string {
  const [fecha, hora] = [fechaDe(ahora), horaDe(ahora)];
  const enDosHoras = sumarHoras(ahora, 2);
  const alasDiez =
    hora < '08:00'
      ? fechaHora(fecha, '10:00')
      : hora >= '22:00'
        ? fechaHora(sumarDias(fecha, 1), '10:00')
        : enDosHoras;
  const hasta = alasDiez > enDosHoras ? alasDiez : enDosHoras;
  const tope = sumarHoras(inicio, -0.5);
  return hasta < tope ? hasta : tope;
}

/** Ends an entry. The caller must then free the places of an offer by `dejarLibre`. */
export function terminar(
  { ahora }: Centro,
  espera: Espera,
  estado: 'ACEPTADA' | 'RECHAZADA' | 'VENCIDA' | 'CERRADA',
): void {
  Object.assign(espera, { estado, venceEn: null, terminadaEn: ahora });
}

/** Takes back the offers of a franja that is blocked. Their entries keep their rank. */
export function retirarOfertas(centro: Centro, franja: Franja): void {
  if (!estaBloqueada(franja)) return;
  for (const una of filaDe(centro, franja)) {
    Object.assign(una, { estado: 'ESPERANDO', venceEn: null });
  }
}

/**
 * Brings the line of a franja up to date: ends its entries where the franja is withdrawn, takes its
 * offers back where the franja is blocked, and otherwise offers the free places, in the order of
 * the line, to each group that fits.
 */
export function repartir(centro: Centro, franja: Franja): void {
  if (franja.inicio <= centro.ahora) return;
  if (franja.retirada !== null) {
    for (const una of filaDe(centro, franja)) terminar(centro, una, 'CERRADA');
    return;
  }
  retirarOfertas(centro, franja);
  if (estaBloqueada(franja) || esTarde(centro, franja)) return;
  for (const una of filaDe(centro, franja)) {
    const cabe = una.personas <= franja.capacidad - centro.ocupados(franja);
    if (una.estado !== 'ESPERANDO' || !cabe) continue;
    const venceEn = venceAhora(centro, franja);
    const email = centro.usuarios.get(una.usuarioId)?.email;
    const conCarta = Boolean(email) && centro.config.notificacionesActivas;
    Object.assign(una, { estado: 'OFRECIDA', venceEn, dicha: false, conCarta });
  }
}
