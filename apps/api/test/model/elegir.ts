import { horaDeMinutos, sumarHoras, sumarDias } from '@remanso/contract/calendario';
import { SEXOS } from '@remanso/contract/franja/franjas.rules';
import fc from 'fast-check';
import type { Centro, Reserva } from './centro.ts';

/**
 * A choice that does not name what it chooses by its id, which only the run knows: it says where to
 * look and which of the things there to take, so that it means something whatever operations before
 * it were left out.
 */
export interface Eleccion<T> {
  datos: fc.Arbitrary<unknown>;
  /** Returns the thing of the centre that `elegido`, a value of `datos`, stands for. */
  en(centro: Centro, elegido: unknown): T;
}

export function eleccion<D, T>(
  datos: fc.Arbitrary<D>,
  en: (centro: Centro, elegido: D) => T,
): Eleccion<T> {
  return { datos, en: (centro, elegido) => en(centro, elegido as D) };
}

/** Chooses one of the names, each as often as its weight says. */
export function aMenudo<T extends string>(pesos: Record<T, number>): fc.Arbitrary<T> {
  const nombres = Object.keys(pesos) as T[];
  return fc.oneof(
    ...nombres.map((opcion) => ({ weight: pesos[opcion], arbitrary: fc.constant(opcion) })),
  );
}

/** Chooses from one of these lists, from each as often as its weight says. */
const unaDe = <K extends string, T>(
  pesos: Record<K, number>,
  listas: (centro: Centro) => Record<string, readonly T[]>,
): Eleccion<T | undefined> =>
  eleccion(fc.record({ entre: aMenudo(pesos), cual: fc.nat(9_999) }), (centro, elegido) => {
    const lista = listas(centro)[elegido.entre] ?? [];
    return lista[elegido.cual % Math.max(1, lista.length)];
  });

const INEXISTENTE = 987_654_321;

export const idDe = (algo: { id: number } | undefined) => algo?.id ?? INEXISTENTE;

const CERCANAS = 8;

/**
 * Chooses a franja: few franjas get most of the bookings, because otherwise none would ever fill
 * up.
 */
export const unaFranja = unaDe({ proximas: 30, vivas: 6, todas: 3, ninguna: 1 }, (centro) => {
  const proximas = centro.franjasPorVenir().slice(0, CERCANAS);
  const todas = [...centro.franjas.values()];
  return { proximas, vivas: centro.franjasVivas(), todas, ninguna: [] };
});

const RECIENTES = 10;

export const unaReserva = unaDe({ porVenir: 24, recientes: 8, todas: 6, ninguna: 1 }, (centro) => {
  const todas = [...centro.reservas.values()];
  const porVenir = todas.filter(
    (reserva) => centro.esActiva(reserva) && reserva.franja.inicio > centro.ahora,
  );
  return { porVenir, recientes: todas.slice(-RECIENTES), todas, ninguna: [] };
});

/** Chooses a booking that somebody has just changed, or where there is none, a recent one. */
export const unaCambiada = unaDe({ cambiadas: 9, recientes: 2, ninguna: 1 }, (centro) => {
  const recientes = [...centro.reservas.values()].slice(-RECIENTES);
  const cambiadas = [...centro.reservas.values()].filter(
    ({ ultimo }) => ultimo && masTarde(ultimo.momento, 12) >= centro.ahora,
  );
  return { cambiadas: cambiadas.length > 0 ? cambiadas : recientes, recientes, ninguna: [] };
});

/** Chooses a booking of which it may be said who came, or where there is none, a recent one. */
export const unaMarcable = unaDe({ marcables: 9, recientes: 2, ninguna: 1 }, (centro) => {
  const todas = [...centro.reservas.values()];
  const marcables = todas.filter(
    ({ franja: { inicio, fin } }) =>
      masTarde(inicio, -30) <= centro.ahora && centro.ahora <= masTarde(fin, 7 * 24 * 60),
  );
  return { marcables, recientes: todas.slice(-RECIENTES), ninguna: [] };
});

/** Chooses a payment, mostly one that stands. */
export const unPago = unaDe({ vigentes: 8, todos: 2, ninguno: 1 }, (centro) => {
  const todos = [...centro.reservas.values()].flatMap((reserva) =>
    reserva.pagos.map((pago) => ({ id: pago.id, pago, reserva })),
  );
  const vigentes = todos.filter(({ pago }) => pago.anuladoEn === null);
  return { vigentes, todos, ninguno: [] };
});

export const unCliente = unaDe({ activos: 12, todos: 1 }, (centro) => {
  const todos = centro.clientes();
  return { activos: todos.filter(({ activo }) => activo), todos };
});

/** Chooses the id of who reads what a client may. */
export const unLector = eleccion(
  unCliente.datos,
  (centro, elegido) => unCliente.en(centro, elegido)?.id ?? centro.adminId,
);

/** Chooses who acts on a booking: mostly its owner or the administrator, the two who may. */
export const alguien = eleccion(
  fc.record({ es: aMenudo({ duenio: 10, admin: 7, otro: 1 }), cual: fc.nat(9_999) }),
  (centro, { es, cual }) =>
    (reserva: Reserva | undefined): number => {
      const otros = centro.clientes();
      const otro = es === 'otro' ? otros[cual % otros.length]?.id : undefined;
      return (es === 'duenio' ? reserva?.usuarioId : otro) ?? centro.adminId;
    },
);

export const sexo = fc.constantFrom(...SEXOS);

/** Chooses what `algo` may be, or undefined one time in `freq` or more. */
export const quizas = <T>(algo: fc.Arbitrary<T>, freq?: number) =>
  fc.option(algo, { nil: undefined, ...(freq && { freq }) });

/** Names as they are typed, each with the name that is kept (rules §5.1). */
const NOMBRES: Record<string, string> = {
  Sol: 'Sol',
  'maría josé': 'María José',
  ' ñandú ': 'Ñandú',
  LUZ: 'LUZ',
};
export const nombre = fc.constantFrom(...Object.keys(NOMBRES));
export const guardado = (escrito: string) => NOMBRES[escrito] ?? '';

export const unMotivo = fc.constantFrom(undefined, 'Mantenimiento', 'Corte de luz');

/** Chooses a day near today. */
export const unDia = eleccion(fc.integer({ min: -1, max: 8 }), (centro, dias) =>
  sumarDias(centro.hoy, dias),
);

/**
 * A time on the half hours, which the hours of the week use too, so that ends and beginnings meet.
 */
export const unaHora = fc.integer({ min: 12, max: 44 }).map((media) => horaDeMinutos(media * 30));

export const masTarde = (momento: string, minutos: number) => sumarHoras(momento, minutos / 60);
