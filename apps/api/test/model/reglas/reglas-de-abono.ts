import { diaDeSemana, fechaDe, nombreDeFecha, sumarDias } from '@remanso/contract/calendario';
import {
  disponiblesDe,
  puedeUsar,
  usadosPor,
  valorDeCadaUno,
  valorSinUsar,
  type Vendido,
} from '../abonos.ts';
import { estaBloqueada, type Centro, type Franja, type Reserva } from '../centro.ts';
import { pagadoDe } from '../pagos.ts';
import { exigir } from '../paso.ts';

interface Uso {
  /** The account for which the places are taken; null for one that was erased. */
  usuarioId: number | null;
  personas: number;
  franja: Franja;
  isAdmin: boolean;
}

const cuando = (fecha: string) => nombreDeFecha(fecha).match(/\d+/g)?.join(' ');

export const saldoDeVendido = (vendido: Vendido) =>
  vendido.motivo === null ? vendido.precio - pagadoDe(vendido) : 0;

/**
 * Returns the unused places of an abono and what they are worth, once the bookings of `franjas` that
 * time has cancelled are stored as cancelled, which the server does before it takes places there.
 */
function libresEn(centro: Centro, vendido: Vendido, franjas: readonly Franja[]) {
  const vencidas = [...centro.reservas.values()].filter(
    (una) =>
      franjas.includes(una.franja) &&
      una.abono === vendido &&
      una.estado === 'PENDIENTE' &&
      centro.estadoDe(una) === 'CANCELADA',
  );
  const vuelven = vencidas.map(({ id }) => usadosPor(vendido, id));
  return {
    lugares: vuelven.reduce((suma, { lugares }) => suma + lugares, disponiblesDe(vendido)),
    valor: vuelven.reduce((suma, { valor }) => suma + valor, valorSinUsar(vendido)),
  };
}

/** Returns what places of an abono would cost a booking in a franja: the last ones all that is left. */
export function precioConAbono(
  centro: Centro,
  vendido: Vendido,
  { franja, personas }: { franja: Franja; personas: number },
): number {
  const { lugares, valor } = libresEn(centro, vendido, [franja]);
  return personas === lugares ? valor : personas * valorDeCadaUno(vendido);
}

/** Refuses a booking with an abono that cannot pay it, in the order of rules §20.4. */
export function exigirAbono(
  centro: Centro,
  vendido: Vendido | undefined,
  { franja, ...uso }: Uso,
): asserts vendido {
  exigir(vendido, '404 ABONO_INEXISTENTE');
  exigirAbonoDeVarias(centro, vendido, { ...uso, franjas: [{ ...franja, franja }] });
}

interface UsoDeVarias extends Omit<Uso, 'franja'> {
  /** The beginnings of the franjas; `franja` is undefined for one that is not made yet. */
  franjas: readonly { inicio: string; franja: Franja | undefined }[];
}

/** Refuses bookings of as many people each where the abono cannot pay all of them. */
export function exigirAbonoDeVarias(
  centro: Centro,
  vendido: Vendido,
  { usuarioId, personas, franjas, isAdmin }: UsoDeVarias,
): void {
  exigir(puedeUsar(vendido, usuarioId ?? 0), '404 ABONO_INEXISTENTE');
  exigir(vendido.motivo === null, '409 ABONO_VENCIDO');
  const existen = franjas.flatMap(({ franja }) => franja ?? []);
  const { lugares } = libresEn(centro, vendido, existen);
  const cuantos = personas * franjas.length;
  exigir(cuantos <= lugares, `409 ABONO_INSUFICIENTE ${lugares} ${cuantos}`);
  exigir(vendido.vence >= centro.hoy, `409 ABONO_VENCIDO ${cuando(vendido.vence)}`);
  for (const una of franjas) exigirDia(vendido, una);
  const saldo = saldoDeVendido(vendido);
  exigir(isAdmin || saldo === 0, `409 ABONO_IMPAGO ${saldo}`);
}

/** Refuses a franja after the end of an abono, or on a day for which the abono was not sold. */
export function exigirDia({ vence, dias }: Vendido, { inicio }: Pick<Franja, 'inicio'>): void {
  exigir(vence >= fechaDe(inicio), `409 ABONO_VENCE_ANTES ${cuando(vence)}`);
  exigir(!dias || dias.includes(diaDeSemana(fechaDe(inicio))), '409 ABONO_OTRO_DIA');
}

/** Refuses a cancelled booking that comes back where its abono cannot pay it any more. */
export function exigirDeNuevo(centro: Centro, reserva: Reserva, franja: Franja): void {
  const { abono, usuarioId, asientos } = reserva;
  if (!abono) return;
  const personas = asientos.length;
  exigirAbono(centro, abono, { usuarioId, personas, franja, isAdmin: true });
}

/** Refuses one more companion where the abono of the booking has no place left. */
export function exigirUnLugarMas(centro: Centro, { abono, franja }: Reserva): void {
  if (!abono) return;
  exigir(abono.motivo === null, '409 ABONO_VENCIDO');
  exigir(libresEn(centro, abono, [franja]).lugares > 0, '409 ABONO_INSUFICIENTE 0');
}

const DIAS_DE_GRACIA = 14;

/**
 * Gives a booking the places of its abono that `personas` need, or takes those back that they do
 * not. `quien` is the account that caused it; null for the time.
 */
export function ajustarAlAbono(
  centro: Centro,
  reserva: Reserva,
  personas: number,
  quien: number | null,
): void {
  const { abono } = reserva;
  if (!abono) return;
  const tiene = usadosPor(abono, reserva.id);
  if (personas > tiene.lugares) {
    const mas = personas - tiene.lugares;
    const todos = mas === disponiblesDe(abono);
    const valor = todos ? valorSinUsar(abono) : mas * valorDeCadaUno(abono);
    anotar(centro, reserva, { lugares: -mas, valor: -valor });
    reserva.precio = tiene.valor + valor;
    saldar(centro, reserva, { tipo: 'PAGO', monto: valor, quien });
  }
  if (personas >= tiene.lugares) return;
  const menos = tiene.lugares - personas;
  const valor = personas === 0 ? tiene.valor : menos * valorDeCadaUno(abono);
  saldar(centro, reserva, { tipo: 'DEVOLUCION', monto: valor, quien });
  if (personas > 0) reserva.precio = tiene.valor - valor;
  anotar(centro, reserva, { lugares: menos, valor });
  if (abono.motivo !== null) terminarLugares(centro, abono);
  else if (quien === centro.adminId || (quien !== null && estaBloqueada(reserva.franja))) {
    const alMenos = sumarDias(centro.hoy, DIAS_DE_GRACIA);
    abono.vence = abono.vence < alMenos ? alMenos : abono.vence;
  }
}

function anotar(
  { hoy: fecha }: Centro,
  { abono, id: reservaId }: Reserva,
  cuanto: { lugares: number; valor: number },
): void {
  const causa = cuanto.lugares < 0 ? 'RESERVA' : 'DEVOLUCION';
  abono?.movimientos.push({ fecha, ...cuanto, causa, reservaId });
}

/** Takes the unused places out of an abono that has ended. */
export function terminarLugares({ hoy: fecha }: Centro, abono: Vendido): void {
  const quedan = { lugares: -disponiblesDe(abono), valor: -valorSinUsar(abono) };
  if (quedan.lugares === 0) return;
  abono.movimientos.push({ fecha, ...quedan, causa: 'ANULACION', reservaId: null });
}

function saldar(
  centro: Centro,
  reserva: Reserva,
  { quien, ...cuanto }: { tipo: 'PAGO' | 'DEVOLUCION'; monto: number; quien: number | null },
): void {
  if (cuanto.monto === 0) return;
  const pago = centro.nuevoPago({ ...cuanto, medio: 'ABONO', deMano: quien === centro.adminId });
  reserva.pagos.push(pago);
  centro.sinNombrar.push(pago);
}
