import type { Evento } from '@remanso/contract/sistema/webhooks.rules';
import { estadoEn, type EstadoDeReserva } from '@remanso/contract/reserva/reservas.rules';

/** The part of a booking before it changed that a trigger noted, and its stored estado after. */
export interface AntesDeUnCambio {
  estado: EstadoDeReserva;
  estadoHasta: string | null;
  franjaId: number;
  nuevo: EstadoDeReserva;
  /** True where nothing but its estado and until when that holds has changed. */
  soloEstado: boolean;
}

/** A suceso that a trigger noted, with the id of the row to which it happened. */
export type Suceso = { sobre: number } & (
  | { que: 'cambio'; antes: AntesDeUnCambio }
  | { que: 'borrada'; antes: object }
  | {
      que: 'nueva' | 'asiento' | 'asistencia' | 'pago' | 'anulacion' | 'cliente' | 'oferta';
      antes: null;
    }
);

/** The part of a booking, at the end of the transaction, by which it is told. */
export interface AlFinal {
  estado: EstadoDeReserva;
  franjaId: number;
  /** True once its holder was erased, which takes the names of its people away. */
  sinTitular: boolean;
}

/** An evento about a row. `clave` names what is told only once, however often it is found. */
export interface Contado {
  tipo: Evento;
  sobre: number;
  clave?: string;
}

const DE_OTROS: Partial<Record<Suceso['que'], Evento>> = {
  pago: 'pago.registrado',
  anulacion: 'pago.anulado',
  cliente: 'cliente.creado',
  oferta: 'espera.ofrecida',
};

/** Returns true for what happened to a booking, and not to its payments, a client or an offer. */
export function esDeReserva({ que }: Suceso): boolean {
  return DE_OTROS[que] === undefined;
}

/**
 * Returns what one transaction is told as, in the order of its sucesos. A booking is told once as
 * created, changed or cancelled, whatever was done to it, and besides as attended to.
 */
export function eventosDe(
  sucesos: readonly Suceso[],
  reservas: ReadonlyMap<number, AlFinal>,
  ahora: string,
): Contado[] {
  const contadas = new Set<number>();
  return sucesos.flatMap(({ que, sobre }): Contado[] => {
    const tipo = DE_OTROS[que];
    if (tipo) return [{ tipo, sobre }];
    if (contadas.has(sobre)) return [];
    contadas.add(sobre);
    const suyos = sucesos.filter((otro) => otro.sobre === sobre && esDeReserva(otro));
    return deUnaReserva(suyos, reservas.get(sobre), ahora).map((suyo) => ({ ...suyo, sobre }));
  });
}

type SinReserva = Omit<Contado, 'sobre'>;

function deUnaReserva(
  suyos: readonly Suceso[],
  final: AlFinal | undefined,
  ahora: string,
): SinReserva[] {
  const esNueva = suyos.some(({ que }) => que === 'nueva');
  if (suyos.some(({ que }) => que === 'borrada')) {
    return esNueva ? [] : [{ tipo: 'reserva.cancelada' }];
  }
  // Its places went with a deleted booking that was cancelled before.
  if (!final) return [];
  if (esNueva) return [{ tipo: 'reserva.creada' }];
  const cambios = suyos.flatMap((suceso) =>
    suceso.que === 'cambio' ? [{ id: suceso.sobre, ...suceso.antes }] : [],
  );
  const seMovio = cambios.some(({ franjaId }) => franjaId !== final.franjaId);
  const seMarco = !seMovio && suyos.some(({ que }) => que === 'asistencia');
  const cambio = comoCambio({ suyos, cambios, final }, ahora);
  return [
    ...(cambio ? [cambio] : []),
    ...(seMarco ? [{ tipo: 'asistencia.marcada' } as const] : []),
  ];
}

function comoCambio(
  {
    suyos,
    cambios,
    final,
  }: {
    suyos: readonly Suceso[];
    cambios: readonly (AntesDeUnCambio & { id: number })[];
    final: AlFinal;
  },
  ahora: string,
): SinReserva | undefined {
  const [antes] = cambios;
  if (antes && final.estado === 'CANCELADA' && antes.estado !== 'CANCELADA') {
    return estadoEn(antes, ahora) === 'CANCELADA'
      ? { tipo: 'reserva.cancelada', clave: claveDeVencida(antes) }
      : { tipo: 'reserva.cancelada' };
  }
  const cambio =
    cambios.some((uno) => !soloSeAsento(uno, ahora)) ||
    (!final.sinTitular && suyos.some(({ que }) => que === 'asiento'));
  return cambio ? { tipo: 'reserva.cambiada' } : undefined;
}

/** Returns true where a change only wrote down what time had made of the booking already. */
function soloSeAsento(antes: AntesDeUnCambio, ahora: string): boolean {
  const { soloEstado, estado, nuevo } = antes;
  return soloEstado && nuevo !== estado && estadoEn(antes, ahora) === nuevo;
}

/**
 * Returns what names a cancellation by time, which the clock finds, and again who writes it down.
 */
export function claveDeVencida({
  id,
  estadoHasta,
}: {
  id: number;
  estadoHasta: string | null;
}): string {
  return `vencida:${id}:${estadoHasta}`;
}

const SEGUNDO = 1_000;
const MINUTO = 60 * SEGUNDO;
const HORA = 60 * MINUTO;

/** The milliseconds for which an envío is tried. */
export const VIDA_MS = 24 * HORA;

/** The pauses after the first failed try, the second and so on; the last one stays. */
export const PAUSAS_MS = [
  5 * SEGUNDO,
  30 * SEGUNDO,
  2 * MINUTO,
  10 * MINUTO,
  30 * MINUTO,
  HORA,
  2 * HORA,
  4 * HORA,
] as const;
