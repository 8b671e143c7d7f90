import type { Evento } from '@remanso/contract/sistema/webhooks.rules';
import { inTransaction, onCommit, type Executor, type Tx } from '../../../database/transaction.ts';
import type { Clock } from '../../../platform/clock.ts';
import { insertarEnvios, type NuevoEnvio } from '../envios.repository.ts';
import { tomarSucesosPropios, tomarSucesosSueltos, type Tomados } from '../sucesos.repository.ts';
import {
  esDeReserva,
  eventosDe,
  type AlFinal,
  type Contado,
  type Suceso,
} from '../sucesos.rules.ts';
import { leerReservas, vistaDeReserva, VISTAS, type Vista } from './vistas.queries.ts';

interface Options {
  clock: Clock;
  /** Makes the webhook worker look now, instead of at its next interval. */
  despertar: () => void;
}

/**
 * Makes envíos of what a transaction has done, of what the desk sees at its end (decision 32). The
 * transaction must be about to commit.
 */
export async function contarSucesos(tx: Tx, options: Options): Promise<void> {
  await contar(tx, options, await tomarSucesosPropios(tx));
}

/**
 * Makes envíos of the sucesos whose transaction has committed without making them, of what the desk
 * sees by now.
 */
export async function contarSucesosSueltos({
  db,
  ...options
}: Options & { db: Executor }): Promise<void> {
  while (await db.selectFrom('sucesos').select('id').limit(1).executeTakeFirst()) {
    await inTransaction(db, async (tx) => contar(tx, options, await tomarSucesosSueltos(tx)));
  }
}

async function contar(
  tx: Tx,
  { clock, despertar }: Options,
  { sucesos, eventos }: Tomados,
): Promise<void> {
  const { finales, vistas } = [...eventos].some((evento) => !VISTAS[evento])
    ? await leerLasReservas(tx, clock, sucesos)
    : SIN_RESERVAS;
  const contados = eventosDe(sucesos, finales, clock.now()).filter(({ tipo }) => eventos.has(tipo));
  const leidas = await leerVistas(tx, clock, contados);
  const nuevos = contados.flatMap(({ tipo, sobre, clave }): NuevoEnvio[] => {
    const vista = VISTAS[tipo] ? leidas.get(tipo)?.get(sobre) : vistas.get(sobre);
    return vista ? [{ tipo, clave, ...vista }] : [];
  });
  if (nuevos.length === 0) return;
  if ((await insertarEnvios(tx, clock, nuevos)) > 0) onCommit(tx, despertar);
}

interface Reservas {
  finales: ReadonlyMap<number, AlFinal>;
  vistas: ReadonlyMap<number, Vista>;
}

const SIN_RESERVAS: Reservas = { finales: new Map(), vistas: new Map() };

/** Reads the bookings that sucesos are about, as they are at the end of the transaction. */
async function leerLasReservas(
  tx: Tx,
  clock: Clock,
  sucesos: readonly Suceso[],
): Promise<Reservas> {
  const ids = new Set(sucesos.filter(esDeReserva).map(({ sobre }) => sobre));
  if (ids.size === 0) return SIN_RESERVAS;
  const filas = await leerReservas(tx, clock, [...ids]);
  const finales = filas.map(({ id, estado, franja_id: franjaId, cliente_id: titular }) => {
    const final: AlFinal = { estado, franjaId, sinTitular: titular === null };
    return [id, final] as const;
  });
  const vistas = filas.map((fila) => [fila.id, vistaDeReserva(fila, clock.timeZone)] as const);
  const borradas = sucesos.flatMap((suceso) =>
    suceso.que === 'borrada' ? [[suceso.sobre, vistaDeBorrada(suceso)] as const] : [],
  );
  return { finales: new Map(finales), vistas: new Map([...vistas, ...borradas]) };
}

/** The desk's view of a booking that is deleted was written by who deletes it. */
function vistaDeBorrada({ sobre, antes }: { sobre: number; antes: object }): Vista {
  const datos = antes as { cliente: { id: number | null } };
  return { datos, reservaId: sobre, usuarioId: datos.cliente.id };
}

async function leerVistas(
  tx: Tx,
  clock: Clock,
  contados: readonly Contado[],
): Promise<Map<Evento, Map<number, Vista>>> {
  const leidas = new Map<Evento, Map<number, Vista>>();
  for (const [tipo, suyos] of Map.groupBy(contados, (contado) => contado.tipo)) {
    const ids = suyos.map(({ sobre }) => sobre);
    const vistas = await VISTAS[tipo]?.(tx, clock, ids);
    if (vistas) leidas.set(tipo, vistas);
  }
  return leidas;
}
