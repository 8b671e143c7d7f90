import { mayuscula } from '@remanso/contract/mayuscula.rules';
import { minutosDeHora, nombreDeFecha } from '@remanso/contract/calendario';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { COMPLETO, plazasLibres } from '@remanso/contract/franja/franjas.rules';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { esNotaAutomatica } from '@remanso/contract/reserva/reservas.rules';
import { marcaDeSerie } from '../../../entities/serie/marca-de-serie.view.ts';
import { contarPersonas } from '../../../lib/palabras.ts';
import { mensajeDe } from '../../../lib/api/ErrorDeApi.ts';
import type { Destino } from '../../../lib/direccion/rutas.ts';

/*
 * The sums and the words of a day of franjas for the desk (specification §2 and §9).
 */

export const ERROR_DEL_DIA = 'Error al cargar los turnos del día';

/** The printable sheets of a day: its turns, and its rotación. */
export const HOJAS = ['turnos', 'rotacion'] as const;
export type Hoja = (typeof HOJAS)[number];

export function destinoDeHoja(fecha: string, hoja: Hoja = 'turnos'): Destino {
  return `/dashboard/hoja?fecha=${fecha}${hoja === 'turnos' ? '' : `&hoja=${hoja}`}`;
}

export interface CifrasDeDia {
  reservas: number;
  personas: number;
  recaudado: number;
  /** `pagado` and `falta`: the pesos paid and still owed for the turns of the day. */
  pagado: number;
  falta: number;
  /**
   * The rounded percentage of the places that people have booked, as Informes counts it: the places
   * of blocked franjas and those that an offer holds do not count. 0 for a day without places.
   */
  ocupacion: number;
  turnos: number;
}

export function cifrasDe(franjas: readonly Franja[]): CifrasDeDia {
  const reservas = franjas.flatMap((franja) => franja.reservas ?? []);
  // `ocupadosTotal` includes the places that offers hold, which nobody has booked yet.
  const personas = sumar(franjas, (franja) => franja.ocupadosTotal - franja.retenidas);
  const abiertas = franjas.filter(({ estado }) => estado !== 'BLOQUEADA');
  const lugares = sumar(abiertas, (franja) => franja.capacidadEfectiva);
  return {
    reservas: reservas.length,
    personas,
    recaudado: sumar(reservas, (reserva) => reserva.precioTotal),
    // An overpayment is to be given back, so `pagado` counts no more than the price.
    pagado: sumar(reservas, ({ pagado, precioTotal }) => Math.min(pagado, precioTotal)),
    falta: sumar(reservas, ({ saldo }) => Math.max(0, saldo)),
    ocupacion: lugares === 0 ? 0 : Math.round((100 * personas) / lugares),
    turnos: franjas.length,
  };
}

export interface GrupoDeFranjas {
  nombre: string;
  franjas: Franja[];
}

const PAUSA_MIN = 60;

/** Splits a day into groups of franjas, at each pause of an hour or more. */
export function gruposDe(franjas: readonly Franja[]): GrupoDeFranjas[] {
  const grupos: GrupoDeFranjas[] = [];
  let fin = Number.NEGATIVE_INFINITY;
  for (const franja of franjas) {
    const inicio = minutosDeHora(franja.horaInicio);
    const actual = grupos.at(-1);
    if (actual && inicio - fin < PAUSA_MIN) actual.franjas.push(franja);
    else grupos.push({ nombre: parteDelDia(franja.horaInicio), franjas: [franja] });
    fin = minutosDeHora(franja.horaFin);
  }
  // More than two groups would not fit on a laptop's screen, so the whole day becomes one group.
  return grupos.length > 2 ? [{ nombre: 'Todo el día', franjas: [...franjas] }] : grupos;
}

function parteDelDia(hora: string): string {
  if (hora < '13:00') return 'Mañana';
  return hora < '20:00' ? 'Tarde' : 'Noche';
}

const COLUMNAS = [4, 5, 6, 8] as const;
const FILAS_A_LA_VISTA = 2;
export type Columnas = (typeof COLUMNAS)[number];

/**
 * Returns the smallest number of columns, and so the widest cards, with which a laptop shows the
 * whole day without scrolling. Returns 8 where no number of columns is enough.
 */
export function columnasPara(grupos: readonly GrupoDeFranjas[]): Columnas {
  const filas = (columnas: number) =>
    sumar(grupos, ({ franjas }) => Math.ceil(franjas.length / columnas));
  return COLUMNAS.find((columnas) => filas(columnas) <= FILAS_A_LA_VISTA) ?? 8;
}

/** Returns the text of a card: the free places, or once the turn is over the number of people. */
export function textoDeTarjeta(franja: Franja, etapa: Etapa): string {
  if (etapa !== 'pasada' || franja.estado === 'BLOQUEADA') return textoDePlazas(franja);
  return `Terminó · ${franja.ocupadosTotal === 0 ? 'sin reservas' : contarPersonas(franja.ocupadosTotal)}`;
}

export function textoDePlazas(franja: Franja): string {
  if (franja.estado === 'BLOQUEADA') return 'Bloqueada (no reservable)';
  const libres = plazasLibres(franja);
  if (libres === 0) return COMPLETO;
  return libres === 1 ? '1 cupo disponible' : `${libres} cupos disponibles`;
}

export type Etapa = 'pasada' | 'en curso' | 'por venir';

/**
 * Says whether a franja is over, under way or to come. `ahora` is in the centre's civil time, to
 * the minute or finer.
 */
export function etapaDe({ inicio, fin }: Pick<Franja, 'inicio' | 'fin'>, ahora: string): Etapa {
  if (fin.slice(0, 16) <= ahora) return 'pasada';
  return inicio.slice(0, 16) <= ahora ? 'en curso' : 'por venir';
}

/** Returns the people of a franja in one line, for example 'Ana Paz +2, Luis Gil'. */
export function quienesVienen({ reservas = [] }: Pick<Franja, 'reservas'>): string {
  return reservas
    .map((reserva) => {
      const acompaniantes = reserva.personas - 1;
      return acompaniantes > 0
        ? `${nombreDeTitular(reserva)} +${acompaniantes}`
        : nombreDeTitular(reserva);
    })
    .join(', ');
}

/** The gender as which the occupancy bar draws each sexo. */
export const GENERO_DE_SEXO = {
  MASCULINO: 'hombre',
  FEMENINO: 'mujer',
  OTROS: 'otros',
  NO_DECLARA: 'otros',
} as const;

/**
 * Returns the note that a person has written for a booking. Returns '' where the server wrote the
 * note ('Reserva para 2 persona(s)').
 */
export function notaDeReserva({ notas }: Pick<ReservaDelMostrador, 'notas'>): string {
  return esNotaAutomatica(notas) ? '' : notas.trim();
}

/**
 * Returns the telephone, the mark of a turno fijo and the note of a booking in one line; '' where it
 * has none.
 */
export function datosDeReserva(reserva: ReservaDelMostrador): string {
  return [reserva.cliente.telefono, marcaDeSerie(reserva) ?? '', notaDeReserva(reserva)]
    .filter((dato) => dato !== '')
    .join(' · ');
}

/** Returns the desk's note about the client of a booking in one line; '' without a note. */
export function notaDeLaPersona({ cliente }: Pick<ReservaDelMostrador, 'cliente'>): string {
  return cliente.nota.trim().replaceAll(/\s*\n\s*/g, ' · ');
}

/** Returns the desk's notes about the clients of a franja: 'Ana Paz: hernia, sin electrodos'. */
export function notasDeFranja({ reservas = [] }: Pick<Franja, 'reservas'>): string {
  return reservas
    .filter((reserva) => notaDeLaPersona(reserva) !== '')
    .map((reserva) => `${nombreDeTitular(reserva)}: ${notaDeLaPersona(reserva)}`)
    .join(' · ');
}

/** Returns the names, notes and telephones of a franja, a line for each booking. */
export function quienesConDatos({ reservas = [] }: Pick<Franja, 'reservas'>): string {
  return reservas
    .map((reserva) => {
      const nombres = reserva.participantes.map(({ nombre }) => nombre).join(', ');
      return [nombres, notaDeLaPersona(reserva), datosDeReserva(reserva)]
        .filter((parte) => parte !== '')
        .join(' · ');
    })
    .join('\n');
}

/** The most places side by side at which a name is still legible. */
const LUGARES_A_LA_PAR = 5;

/** The number of franjas up to which a laptop's screen has two lines for each franja. */
const FRANJAS_HOLGADAS = 9;

/**
 * True where the bookings of a franja may wrap onto a second line: on a day of few franjas, or
 * where a franja has more places than fit on one line.
 */
export function esPlanillaHolgada(franjas: readonly Franja[]): boolean {
  return (
    franjas.length <= FRANJAS_HOLGADAS ||
    franjas.some(({ capacidadEfectiva }) => capacidadEfectiva > LUGARES_A_LA_PAR)
  );
}

/** Returns how many places every franja of the day shows side by side. */
export function columnasDePlanilla(franjas: readonly Franja[]): number {
  const mayor = Math.max(1, ...franjas.map(({ capacidadEfectiva }) => capacidadEfectiva));
  return mayor <= LUGARES_A_LA_PAR ? mayor : Math.ceil(mayor / Math.ceil(mayor / LUGARES_A_LA_PAR));
}

/** Returns the name of the holder. An erased person is 'Cliente eliminado', without a surname. */
export function nombreDeTitular({ cliente }: Pick<ReservaDelMostrador, 'cliente'>): string {
  return `${cliente.nombre} ${cliente.apellido}`.trim();
}

export function detalleDeError(fecha: string, error: unknown): string {
  const mensaje = mensajeDe(error, ERROR_DEL_DIA);
  return `${mayuscula(nombreDeFecha(fecha))}. ${mensaje === ERROR_DEL_DIA ? '' : mensaje}`.trim();
}

function sumar<T>(lista: readonly T[], cuanto: (elemento: T) => number): number {
  return lista.reduce((suma, elemento) => suma + cuanto(elemento), 0);
}
