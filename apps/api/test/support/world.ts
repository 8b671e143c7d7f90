import { sumarDias } from '@remanso/contract/calendario';
import { crearConfig } from '@remanso/contract/centro/config.contract';
import { listarFranjas } from '@remanso/contract/franja/franjas.contract';
import { crearHorariosBase, type Semana } from '@remanso/contract/plan/horarios-base.contract';
import {
  cambiarEstadoDeReserva,
  crearReserva,
  type ReservaDeCliente,
} from '@remanso/contract/reserva/reservas.contract';
import type { EstadoDeReserva } from '@remanso/contract/reserva/reservas.rules';
import type { Client } from './client.ts';
import { CONFIG, acompaniantes, type Admin, type Cliente } from './builders.ts';

/**
 * The server on which `world` creates a centre: in the process of the test or in another process.
 */
export interface Centre extends Client {
  /** Returns the server's current day, `YYYY-MM-DD`. */
  hoy(): string;
  /** The weekly hours that `world` uses where the test gives none. */
  semana: Semana;
  /** Logs in an administrator, who is created first where there is none. */
  enterAdmin(): Promise<Admin>;
  /** Creates the account of a client with this first name and logs the client in. */
  enterCliente(nombre: string): Promise<Cliente>;
  /**
   * Makes what `what` describes completely, or restores what another test has made so. A server in
   * another process always makes it.
   */
  makeOrRestore?<T>(what: unknown, make: () => Promise<T>): Promise<T>;
}

interface ReservaQuerida<N extends string> {
  de: N;
  hora: string;
  /** The number of companions; 0 by default. */
  con?: number;
  /** The day of the booking; by default the day of the whole world (`Wanted.dia`). */
  dia?: string;
  /** The estado to which the administrator changes the booking, before the next booking is made. */
  estado?: EstadoDeReserva | undefined;
}

interface Wanted<N extends string, R extends readonly ReservaQuerida<N>[]> {
  /** The first names of the clients. The returned world has each client under their first name. */
  clientes?: readonly N[];
  /** The settings of the configuration that differ from `CONFIG`. */
  config?: Partial<typeof CONFIG>;
  semana?: Semana;
  /** The day of the bookings, `YYYY-MM-DD`; tomorrow by default. */
  dia?: string;
  /** The bookings, which their clients make in the order of this list. */
  reservas?: R;
}

/** A centre that `world` has created, with the people, bookings and franjas that the test uses. */
export type World<N extends string, R extends readonly unknown[]> = Record<N, Cliente> & {
  admin: Admin;
  dia: string;
  /** The bookings in the order of `Wanted.reservas`, each in the view that clients get. */
  reservas: { [I in keyof R]: ReservaDeCliente };
  /** The id of the first booking. */
  reservaId: R extends readonly [] ? undefined : number;
  /**
   * Returns the id of the franja that begins at `hora` on `dia`; `dia` is by default the world's
   * day.
   */
  franja(hora: string, dia?: string): number;
  /** The id of the first franja of the world's day. */
  franjaId: number;
};

/**
 * Opens a centre as its owner would, with its clients and their bookings, and returns all of it by
 * name:
 *
 *     const { admin, ana, luis, franja } = await world(app, { clientes: ['ana', 'luis'] });
 */
export async function world<
  const N extends string = never,
  const R extends readonly ReservaQuerida<N>[] = [],
>(centre: Centre, wanted: Wanted<N, R> = {}): Promise<World<N, R>> {
  const make = () => makeWorld(centre, wanted);
  const made = await (centre.makeOrRestore?.(wanted, make) ?? make());
  const { franjas, gente, ...others } = made;
  const franja = finderOf(made);
  const [primera] = franjas.filter(({ fecha }) => fecha === made.dia);
  const ids = { franjaId: primera?.id, reservaId: made.reservas[0]?.id };
  return { ...gente, ...others, franja, ...ids } as unknown as World<N, R>;
}

interface Made {
  admin: Admin;
  gente: Record<string, Cliente>;
  dia: string;
  franjas: { id: number; fecha: string; horaInicio: string }[];
  reservas: ReservaDeCliente[];
}

async function makeWorld<N extends string>(
  centre: Centre,
  wanted: Wanted<N, readonly ReservaQuerida<N>[]>,
): Promise<Made> {
  const { clientes = [], config, semana = centre.semana } = wanted;
  const dia = wanted.dia ?? sumarDias(centre.hoy(), 1);
  const admin = await centre.enterAdmin();
  const { config: guardada } = await centre.make(crearConfig, {
    as: admin,
    body: { ...CONFIG, ...config },
  });
  await centre.make(crearHorariosBase, { as: admin, body: semana });
  const gente: Record<string, Cliente> = {};
  // The clients are created one after the other, so that the same world always gives the same ids.
  for (const nombre of clientes) gente[nombre] = await centre.enterCliente(nombre);
  const franjas = await centre.make(listarFranjas, {
    as: admin,
    query: { desde: centre.hoy(), hasta: sumarDias(centre.hoy(), guardada.ventanaDias) },
  });
  const franja = finderOf({ franjas, dia });
  const reservas: ReservaDeCliente[] = [];
  for (const { de, hora, con = 0, dia: suDia, estado } of wanted.reservas ?? []) {
    const body = { franjaId: franja(hora, suDia), acompaniantes: acompaniantes(con) };
    const reserva = await centre.make(crearReserva, { as: gente[de], body });
    reservas.push(reserva);
    if (!estado) continue;
    const cambio = { params: { id: reserva.id }, query: { nuevoEstado: estado } };
    await centre.make(cambiarEstadoDeReserva, { as: admin, ...cambio });
  }
  return { admin, gente, dia, franjas, reservas };
}

function finderOf({ franjas, dia }: Pick<Made, 'franjas' | 'dia'>) {
  return (hora: string, otroDia = dia): number => {
    const encontrada = franjas.find(
      ({ fecha, horaInicio }) => fecha === otroDia && horaInicio === hora,
    );
    if (!encontrada) throw new Error(`There is no franja on ${otroDia} at ${hora}`);
    return encontrada.id;
  };
}
