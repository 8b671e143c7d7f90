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

/** Where a world is made: a server, in this process or in another. */
export interface Centre extends Client {
  /** The civil date of the server's present day. */
  hoy(): string;
  /** The hours that it opens with unless a world says others. */
  semana: Semana;
  /** Resolves to an administrator, who is made if there is none. */
  enterAdmin(): Promise<Admin>;
  /** Makes the account of a client with this first name, and logs them in. */
  enterCliente(nombre: string): Promise<Cliente>;
}

interface ReservaQuerida<N extends string> {
  de: N;
  hora: string;
  /** How many companions come along. */
  con?: number;
  /** The day, when it is another than the world's. */
  dia?: string;
  /** The estado that the owner gives it before the next one is made. */
  estado?: EstadoDeReserva | undefined;
}

interface Wanted<N extends string, R extends readonly ReservaQuerida<N>[]> {
  /** The first names of its clients, under which the world returns them. */
  clientes?: readonly N[];
  /** What it is configured with other than `CONFIG`. */
  config?: Partial<typeof CONFIG>;
  semana?: Semana;
  /** The day that the test is about, tomorrow unless said. */
  dia?: string;
  /** The bookings, made one after the other by their clients. */
  reservas?: R;
}

/** A centre that was made, and everything in it that a test names. */
export type World<N extends string, R extends readonly unknown[]> = Record<N, Cliente> & {
  admin: Admin;
  dia: string;
  /** The bookings in the order in which they were wanted, as their clients see them. */
  reservas: { [I in keyof R]: ReservaDeCliente };
  /** The id of the first booking. */
  reservaId: R extends readonly [] ? undefined : number;
  /** Returns the id of the franja that begins at this hour, of the world's day or of another. */
  franja(hora: string, dia?: string): number;
  /** The id of the first franja of the day. */
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
  const { clientes = [], config, semana = centre.semana } = wanted;
  const dia = wanted.dia ?? sumarDias(centre.hoy(), 1);
  const admin = await centre.enterAdmin();
  const { config: guardada } = await centre.make(crearConfig, {
    as: admin,
    body: { ...CONFIG, ...config },
  });
  await centre.make(crearHorariosBase, { as: admin, body: semana });
  const gente: Record<string, Cliente> = {};
  // The people come one by one, so that the same world gives the same ids.
  for (const nombre of clientes) gente[nombre] = await centre.enterCliente(nombre);
  const franjas = await centre.make(listarFranjas, {
    as: admin,
    query: { desde: centre.hoy(), hasta: sumarDias(centre.hoy(), guardada.ventanaDias) },
  });
  const franja = (hora: string, otroDia = dia) => {
    const encontrada = franjas.find(
      ({ fecha, horaInicio }) => fecha === otroDia && horaInicio === hora,
    );
    if (!encontrada) throw new Error(`There is no franja on ${otroDia} at ${hora}`);
    return encontrada.id;
  };
  const reservas: ReservaDeCliente[] = [];
  for (const { de, hora, con = 0, dia: suDia, estado } of wanted.reservas ?? []) {
    const body = { franjaId: franja(hora, suDia), acompaniantes: acompaniantes(con) };
    const reserva = await centre.make(crearReserva, { as: gente[de], body });
    reservas.push(reserva);
    if (!estado) continue;
    const cambio = { params: { id: reserva.id }, query: { nuevoEstado: estado } };
    await centre.make(cambiarEstadoDeReserva, { as: admin, ...cambio });
  }
  const [primera] = franjas.filter(({ fecha }) => fecha === dia);
  const ids = { franjaId: primera?.id, reservaId: reservas[0]?.id };
  return { ...gente, admin, dia, franja, reservas, ...ids } as unknown as World<N, R>;
}
