import { horaDeMinutos, sumarHoras, sumarDias } from '@remanso/contract/calendario';
import { SEXOS } from '@remanso/contract/franja/franjas.rules';
import fc from 'fast-check';
import { estadoDeVendido, puedeUsar, type Vendido } from './abonos.ts';
import { estaBloqueada, type Centro, type Reserva } from './centro.ts';
import { estaAbierta, esTarde, filaDe } from './reglas/reglas-de-espera.ts';

/**
 * A random choice of a thing of the centre. The choice does not contain the thing's id, which is
 * known only during the run, but a list and a position in it. So a choice stays valid when earlier
 * operations of the sequence are left out.
 */
export interface Eleccion<T> {
  datos: fc.Arbitrary<unknown>;
  /** Returns the thing of `centro` that `elegido` chooses. `elegido` is a value of `datos`. */
  en(centro: Centro, elegido: unknown): T;
}

export function eleccion<D, T>(
  datos: fc.Arbitrary<D>,
  en: (centro: Centro, elegido: D) => T,
): Eleccion<T> {
  return { datos, en: (centro, elegido) => en(centro, elegido as D) };
}

/** Generates one of the names, each with the probability of its weight. */
export function aMenudo<T extends string>(pesos: Record<T, number>): fc.Arbitrary<T> {
  const nombres = Object.keys(pesos) as T[];
  return fc.oneof(
    ...nombres.map((opcion) => ({ weight: pesos[opcion], arbitrary: fc.constant(opcion) })),
  );
}

/** Chooses an element of one of these lists. `pesos` has the weight of each list. */
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

const franjasConFila = (centro: Centro) =>
  centro.franjasPorVenir().filter((franja) => filaDe(centro, franja).length > 0);

/**
 * Chooses a franja, mostly one of the next few, or one that is booked in part: with bookings spread
 * over all franjas, no franja would ever be full.
 */
export const unaFranja = unaDe(
  { proximas: 26, enParte: 16, conFila: 6, vivas: 6, todas: 3, ninguna: 1 },
  (centro) => {
    const porVenir = centro.franjasPorVenir();
    const proximas = porVenir.slice(0, CERCANAS);
    const enParte = porVenir.filter((una) => {
      const ocupados = centro.ocupados(una);
      return ocupados > 0 && ocupados < una.capacidad && !estaBloqueada(una);
    });
    const conFila = franjasConFila(centro);
    const todas = [...centro.franjas.values()];
    return { proximas, enParte, conFila, vivas: centro.franjasVivas(), todas, ninguna: [] };
  },
);

/** Chooses mostly a franja to come that has no places for four, for which a group may wait. */
export const unaSolicitada = unaDe(
  { sinLugar: 30, proximas: 3, todas: 1, ninguna: 1 },
  (centro) => {
    const proximas = centro.franjasPorVenir().slice(0, CERCANAS);
    const sinLugar = centro.franjasPorVenir().filter((una) => {
      const ocupados = centro.ocupados(una);
      const seEspera = !estaBloqueada(una) && !esTarde(centro, una);
      return seEspera && ocupados > 0 && una.capacidad - ocupados < 4;
    });
    const todas = [...centro.franjas.values()];
    return { sinLugar: sinLugar.length > 0 ? sinLugar : proximas, proximas, todas, ninguna: [] };
  },
);

/** Chooses an entry of a waiting list, mostly one to which places are offered. */
export const unaEspera = unaDe({ ofrecidas: 14, abiertas: 5, todas: 3, ninguna: 1 }, (centro) => {
  const todas = [...centro.esperas.values()];
  const abiertas = todas.filter(estaAbierta);
  const ofrecidas = todas.filter(({ estado }) => estado === 'OFRECIDA');
  const cercanas = [ofrecidas, abiertas, todas].find((lista) => lista.length > 0) ?? [];
  return { ofrecidas: cercanas, abiertas, todas, ninguna: [] };
});

const RECIENTES = 10;

const reservasPorVenir = (centro: Centro) =>
  [...centro.reservas.values()].filter(
    (reserva) => centro.esActiva(reserva) && reserva.franja.inicio > centro.ahora,
  );

export const unaReserva = unaDe({ porVenir: 24, recientes: 8, todas: 6, ninguna: 1 }, (centro) => {
  const todas = [...centro.reservas.values()];
  const porVenir = reservasPorVenir(centro);
  return { porVenir, recientes: todas.slice(-RECIENTES), todas, ninguna: [] };
});

/** Chooses no booking, or one to come: mostly of the person who is asked for, or of somebody else. */
export const unaParaDevolver = eleccion(
  fc.record({ es: aMenudo({ ninguna: 5, suya: 6, otra: 1 }), cual: fc.nat(9_999) }),
  (centro, { es, cual }) =>
    (usuarioId: number | undefined): Reserva | undefined => {
      const porVenir = reservasPorVenir(centro);
      const suyas = porVenir.filter((reserva) => reserva.usuarioId === usuarioId);
      const lista = { ninguna: [], suya: suyas, otra: porVenir }[es];
      return lista[cual % Math.max(1, lista.length)];
    },
);

/** Chooses a booking in a franja for whose places somebody waits, or else one to come. */
export const unaEsperada = unaDe({ esperadas: 1 }, (centro) => {
  const todas = reservasPorVenir(centro);
  const conFila = franjasConFila(centro);
  const esperadas = todas.filter(({ franja }) => conFila.includes(franja));
  return { esperadas: esperadas.length > 0 ? esperadas : todas };
});

/**
 * Chooses mostly a booking that was changed in the last minutes, or a recent one where there is
 * none.
 */
export const unaCambiada = unaDe({ cambiadas: 9, recientes: 2, ninguna: 1 }, (centro) => {
  const recientes = [...centro.reservas.values()].slice(-RECIENTES);
  const cambiadas = [...centro.reservas.values()].filter(
    ({ ultimo }) => ultimo && masTarde(ultimo.momento, 12) >= centro.ahora,
  );
  return { cambiadas: cambiadas.length > 0 ? cambiadas : recientes, recientes, ninguna: [] };
});

/** Chooses mostly a booking whose asistencia can be marked now, or a recent booking. */
export const unaMarcable = unaDe({ marcables: 9, recientes: 2, ninguna: 1 }, (centro) => {
  const todas = [...centro.reservas.values()];
  const marcables = todas.filter(
    ({ franja: { inicio, fin } }) =>
      masTarde(inicio, -30) <= centro.ahora && centro.ahora <= masTarde(fin, 7 * 24 * 60),
  );
  return { marcables, recientes: todas.slice(-RECIENTES), ninguna: [] };
});

/** Chooses a sold abono, mostly one that can be used. */
export const unVendido = unaDe({ activos: 10, todos: 4, ninguno: 1 }, (centro) => {
  const todos = [...centro.vendidos.values()];
  const activos = todos.filter((uno) => estadoDeVendido(uno, centro.hoy) === 'ACTIVO');
  return { activos, todos, ninguno: [] };
});

/** Chooses an abono that the centre sells, or has sold. */
export const unAbono = unaDe({ todos: 20, ninguno: 1 }, (centro) => {
  return { todos: [...centro.abonos.values()], ninguno: [] };
});

/** Chooses the abono of a booking: mostly none, or one with which its client may book. */
export const unoParaReservar = eleccion(
  fc.record({
    es: aMenudo({ ninguno: 9, activo: 14, suyo: 1, cualquiera: 1 }),
    cual: fc.nat(9_999),
  }),
  (centro, { es, cual }) =>
    (cliente: { id: number } | undefined): Vendido | undefined => {
      const todos = [...centro.vendidos.values()];
      const suyo = todos.filter((uno) => cliente && puedeUsar(uno, cliente.id));
      const activo = suyo.filter((uno) => estadoDeVendido(uno, centro.hoy) === 'ACTIVO');
      const lista = { ninguno: [], activo, suyo, cualquiera: todos }[es];
      return lista[cual % Math.max(1, lista.length)];
    },
);

/** Chooses a turno fijo, mostly a recent one. */
export const unaSerie = unaDe({ recientes: 12, todas: 4, ninguna: 1 }, (centro) => {
  const todas = [...centro.series.values()];
  return { recientes: todas.slice(-4), todas, ninguna: [] };
});

/** Chooses a payment of an abono, mostly one that is not annulled. */
export const unPagoDeAbono = unaDe({ vigentes: 8, todos: 2 }, (centro) => {
  const todos = [...centro.vendidos.values()].flatMap((vendido) =>
    vendido.pagos.map((pago) => ({ id: pago.id, pago, vendido })),
  );
  return { vigentes: todos.filter(({ pago }) => pago.anuladoEn === null), todos };
});

/** Chooses a payment, mostly one that is not annulled. */
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

/**
 * Chooses the id of a client for a call that every client may make; the administrator's id where
 * there is no client.
 */
export const unLector = eleccion(
  unCliente.datos,
  (centro, elegido) => unCliente.en(centro, elegido)?.id ?? centro.adminId,
);

/**
 * Chooses who acts on a booking or an espera: mostly its owner or the administrator, who are both
 * allowed to act on it, and seldom any of the clients, most of whom are not.
 */
export const alguien = eleccion(
  fc.record({ es: aMenudo({ duenio: 10, admin: 7, otro: 1 }), cual: fc.nat(9_999) }),
  (centro, { es, cual }) =>
    (suyo: Pick<Reserva, 'usuarioId'> | undefined): number => {
      const otros = centro.clientes();
      const otro = es === 'otro' ? otros[cual % otros.length]?.id : undefined;
      return (es === 'duenio' ? suyo?.usuarioId : otro) ?? centro.adminId;
    },
);

export const sexo = fc.constantFrom(...SEXOS);

/** Generates a value of `algo`, or undefined once in `freq` times on average. */
export const quizas = <T>(algo: fc.Arbitrary<T>, freq?: number) =>
  fc.option(algo, { nil: undefined, ...(freq && { freq }) });

/** Names as a person types them, each with the name that the server saves (rules §5.1). */
const NOMBRES: Record<string, string> = {
  Sol: 'Sol',
  'maría josé': 'María José',
  ' ñandú ': 'Ñandú',
  LUZ: 'LUZ',
};
export const nombre = fc.constantFrom(...Object.keys(NOMBRES));
export const guardado = (escrito: string) => NOMBRES[escrito] ?? '';

export const unaNotaDePago = fc.constantFrom(undefined, undefined, null, 'Con cambio', 'La mamá');

export const unMotivo = fc.constantFrom(undefined, 'Mantenimiento', 'Corte de luz');

/** Chooses a day from yesterday to eight days ahead. */
export const unDia = eleccion(fc.integer({ min: -1, max: 8 }), (centro, dias) =>
  sumarDias(centro.hoy, dias),
);

/**
 * Generates a full or half hour, as in the horario base, so that ends and beginnings often meet.
 */
export const unaHora = fc.integer({ min: 12, max: 44 }).map((media) => horaDeMinutos(media * 30));

export const masTarde = (momento: string, minutos: number) => sumarHoras(momento, minutos / 60);
