import {
  fechaHora,
  horaDeMinutos,
  minutosDeHora,
  restarHoras,
  sumarDias,
} from '@remanso/contract/calendario';
import { SEXOS } from '@remanso/contract/franjas.rules';
import fc from 'fast-check';
import {
  esActiva,
  franjaDe,
  franjasVivas,
  hoy,
  type Centro,
  type Reserva,
  type Usuario,
} from './centro.ts';

/*
 * An operation does not name what it works on by its id, which only the run knows: it says where to look and which of
 * the things there to take, so that it means something whatever operations before it were left out.
 */

const INEXISTENTE = 987_654_321;

const cualquiera = fc.nat(9_999);

function elegir<T>(opciones: readonly T[], numero: number): T | undefined {
  return opciones[numero % Math.max(1, opciones.length)];
}

/** Chooses one of the names, each as often as its weight says. */
export function aMenudo<T extends string>(pesos: Record<T, number>): fc.Arbitrary<T> {
  const nombres = Object.keys(pesos) as T[];
  return fc.oneof(
    ...nombres.map((opcion) => ({ weight: pesos[opcion], arbitrary: fc.constant(opcion) })),
  );
}

/** The choice of a franja: few franjas get most of the bookings, because otherwise none would ever fill up. */
export const franjaElegida = fc.record({
  entre: aMenudo({ proximas: 30, vivas: 6, todas: 3, ninguna: 1 }),
  cual: cualquiera,
});

const CERCANAS = 8;

export function elegirFranja(
  centro: Centro,
  { entre, cual }: { entre: string; cual: number },
): number {
  const vivas = franjasVivas(centro);
  const proximas = vivas.filter(({ inicio }) => inicio > centro.ahora).slice(0, CERCANAS);
  const donde = { proximas, vivas, todas: [...centro.franjas.values()], ninguna: [] }[entre] ?? [];
  return elegir(donde, cual)?.id ?? INEXISTENTE;
}

export const reservaElegida = fc.record({
  entre: aMenudo({ porVenir: 24, recientes: 8, todas: 6, ninguna: 1 }),
  cual: cualquiera,
});
const RECIENTES = 10;

export function elegirReserva(
  centro: Centro,
  { entre, cual }: { entre: string; cual: number },
): Reserva | undefined {
  const todas = [...centro.reservas.values()];
  const porVenir = todas.filter(
    (reserva) => esActiva(centro, reserva) && franjaDe(centro, reserva).inicio > centro.ahora,
  );
  const donde = { porVenir, recientes: todas.slice(-RECIENTES), todas, ninguna: [] }[entre] ?? [];
  return elegir(donde, cual);
}

export const idDe = (algo: { id: number } | undefined) => algo?.id ?? INEXISTENTE;

export const clienteElegido = fc.record({
  entre: aMenudo({ activos: 12, todos: 1 }),
  cual: cualquiera,
});

export function elegirCliente(
  centro: Centro,
  { entre, cual }: { entre: string; cual: number },
): Usuario | undefined {
  const todos = [...centro.usuarios.values()].filter(({ rol }) => rol === 'CLIENT');
  return elegir(entre === 'activos' ? todos.filter(({ activo }) => activo) : todos, cual);
}

/** The choice of who acts on a booking: mostly its owner or the administrator, the two who may. */
export const quienElegido = fc.record({
  es: aMenudo({ duenio: 10, admin: 7, otro: 1 }),
  cual: cualquiera,
});

export function elegirQuien(
  centro: Centro,
  { es, cual }: { es: string; cual: number },
  reserva: Reserva | undefined,
): number {
  if (es === 'duenio' && reserva && reserva.usuarioId !== null) return reserva.usuarioId;
  if (es === 'admin') return centro.adminId;
  return elegirCliente(centro, { entre: 'todos', cual })?.id ?? centro.adminId;
}

export const sexo = fc.constantFrom(...SEXOS);

/** Names as they are typed, each with the name that is kept (rules §3). */
const NOMBRES: Record<string, string> = {
  Sol: 'Sol',
  'maría josé': 'María José',
  ' ñandú ': 'Ñandú',
  LUZ: 'LUZ',
};
export const nombre = fc.constantFrom(...Object.keys(NOMBRES));
export const guardado = (escrito: string) => NOMBRES[escrito] ?? '';

export const motivoElegido = fc.constantFrom(undefined, 'Mantenimiento', 'Corte de luz');

/** A day near today, as a number of days from it. */
export const diaCercano = fc.integer({ min: -1, max: 8 });
export const diaDe = (centro: Centro, dias: number) => sumarDias(hoy(centro), dias);

/** A time on the half hours, which the hours of the week use too, so that ends and beginnings meet. */
export const horaRedonda = fc
  .integer({ min: 12, max: 44 })
  .map((media) => horaDeMinutos(media * 30));

export function momentoEn(centro: Centro, dias: number, hora: string): string {
  return fechaHora(diaDe(centro, dias), hora);
}

export const masTarde = (momento: string, minutos: number) => restarHoras(momento, -minutos / 60);

/** Returns the tramos in the order of the day, whatever the order in which they were typed. */
export function enOrden<T extends { horaInicio: string }>(tramos: readonly T[]): T[] {
  return tramos.toSorted((a, b) => minutosDeHora(a.horaInicio) - minutosDeHora(b.horaInicio));
}
