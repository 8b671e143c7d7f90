import type { EnEspera } from '@remanso/contract/espera/esperas.contract';
import { aQuienSeOfrece, seOfrece } from '@remanso/contract/espera/esperas.rules';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { MAXIMO_DE_PERSONAS, plazasLibres } from '@remanso/contract/franja/franjas.rules';
import { contarLugares } from '../../../../entities/espera/oferta.view.ts';
import { plazoDeSenia } from '../../../../entities/reserva/senia/senia.view.ts';
import { minutosEnPalabras } from '../../../../lib/tiempo/minutosHasta.ts';
import { quienesConDatos } from '../dia.view.ts';
import { contarPersonas, enLista } from '../../../../lib/palabras.ts';

/*
 * The texts about the waiting list of a franja, and what the desk may do with the list (rules §16).
 */

type ConFila = Pick<Franja, 'esperas'>;

const lugaresDe = (esperas: readonly EnEspera[]) =>
  esperas.reduce((suma, { personas }) => suma + personas, 0);

const lugaresOfrecidos = (lugares: number) =>
  `${contarLugares(lugares)} ${lugares === 1 ? 'ofrecido' : 'ofrecidos'}`;

/** Returns, for example, 'Luis Gil +1'. */
function quienEspera({ cliente, personas }: EnEspera): string {
  const nombre = `${cliente.nombre} ${cliente.apellido}`;
  return personas > 1 ? `${nombre} +${personas - 1}` : nombre;
}

/** Returns who waits, for example 'Esperan 3 personas: Luis Gil +1, Sol Ríos'; '' where nobody waits. */
export function esperanEnPalabras({ esperas = [] }: ConFila): string {
  const esperan = esperas.filter(({ venceEn }) => venceEn === null);
  if (esperan.length === 0) return '';
  const quienes = esperan.map(quienEspera).join(', ');
  const personas = lugaresDe(esperan);
  return personas === 1 ? `Espera ${quienes}` : `Esperan ${contarPersonas(personas)}: ${quienes}`;
}

/**
 * Returns how many places offers hold and until when, for example '2 lugares ofrecidos hasta hoy a
 * las 19:00'; '' where nothing is offered.
 */
export function ofrecidosEnPalabras({ esperas = [] }: ConFila, hoy: string): string {
  const ofrecidas = esperas.filter(({ venceEn }) => venceEn !== null);
  const [primera] = ofrecidas.flatMap(({ venceEn }) => venceEn ?? []).toSorted();
  if (primera === undefined) return '';
  const lugares = lugaresDe(ofrecidas);
  const cuantos = lugaresOfrecidos(lugares);
  const plazo = plazoDeSenia(primera, hoy);
  return ofrecidas.length === 1
    ? `${cuantos} hasta ${plazo}`
    : `${cuantos}, la primera oferta hasta ${plazo}`;
}

/** Returns what is offered and who waits in one line; '' where nobody waits. */
export function filaEnUnRenglon(franja: ConFila, hoy: string): string {
  return [ofrecidosEnPalabras(franja, hoy), esperanEnPalabras(franja)]
    .filter((parte) => parte !== '')
    .join(' · ');
}

/** Returns the tooltip of a franja: who comes, and who waits. */
export function tituloDeFranja(franja: Pick<Franja, 'esperas' | 'reservas'>, hoy: string): string {
  return [quienesConDatos(franja), filaEnUnRenglon(franja, hoy)]
    .filter((parte) => parte !== '')
    .join('\n');
}

/**
 * Says which clients would be offered the places that a change by the desk frees; null where nobody
 * waits. `ahora` is in the centre's civil time.
 */
export function aQuienIrian(
  franja: Pick<Franja, 'esperas' | 'estado' | 'inicio' | 'capacidadEfectiva' | 'ocupadosTotal'>,
  liberados: number,
  ahora: string,
): string | null {
  const esperan = franja.esperas?.filter(({ venceEn }) => venceEn === null) ?? [];
  if (esperan.length === 0) return null;
  if (franja.estado === 'BLOQUEADA') {
    return 'El turno está bloqueado: por ahora sus lugares no se ofrecen a quien espera.';
  }
  if (!seOfrece(franja.inicio, ahora)) {
    return 'Falta menos de una hora: los lugares ya no se ofrecen a quien espera, y quedan libres.';
  }
  const elegidas = aQuienSeOfrece(plazasLibres(franja) + liberados, esperan);
  if (elegidas.length === 0) {
    return 'Nadie de la lista de espera entra en los lugares que quedan: cada grupo entra completo o sigue esperando.';
  }
  const quienes = elegidas.map(
    ({ cliente, personas }) => `${cliente.nombre} ${cliente.apellido} (${contarLugares(personas)})`,
  );
  const verbo = lugaresDe(elegidas) === 1 ? 'ofrece' : 'ofrecen';
  return `De la lista de espera, se ${verbo} a ${enLista(quienes)}.`;
}

/**
 * The sizes of group that may join the waiting list of a franja: only those larger than the number
 * of free places.
 */
export function gruposQueEsperan(franja: Pick<Franja, 'capacidadEfectiva' | 'ocupadosTotal'>): {
  minimo: number;
  maximo: number;
} {
  return {
    minimo: plazasLibres(franja) + 1,
    maximo: Math.min(MAXIMO_DE_PERSONAS, franja.capacidadEfectiva),
  };
}

/**
 * True where the desk may add somebody to the waiting list of a franja: the franja is full, or
 * somebody waits for its places already.
 */
export function admiteEspera(franja: Franja, ahora: string): boolean {
  if (franja.estado === 'BLOQUEADA' || !seOfrece(franja.inicio, ahora)) return false;
  const { minimo, maximo } = gruposQueEsperan(franja);
  return minimo <= maximo && (franja.estado === 'COMPLETA' || franja.esperas !== undefined);
}

/**
 * Returns the number of people, and the text that follows the number, for example 'de 4 personas, y
 * 2 lugares ofrecidos'.
 */
export function ocupadosEnPalabras({
  ocupadosTotal,
  retenidas,
  capacidadEfectiva,
}: Pick<Franja, 'ocupadosTotal' | 'retenidas' | 'capacidadEfectiva'>): {
  personas: number;
  resto: string;
} {
  const ofrecidos = lugaresOfrecidos(retenidas);
  return {
    personas: ocupadosTotal - retenidas,
    resto: `de ${contarPersonas(capacidadEfectiva)}${retenidas > 0 ? `, y ${ofrecidos}` : ''}`,
  };
}

/** Says how long an offer still stands, for example 'quedan 1 h 42 min'. */
export function loQueQueda(minutos: number): string {
  if (minutos === 0) return 'el tiempo terminó';
  return `${minutos === 1 ? 'queda' : 'quedan'} ${minutosEnPalabras(minutos)}`;
}
