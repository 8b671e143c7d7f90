import type { Evento } from '@remanso/contract/sistema/webhooks.rules';
import { inTransaction, onCommit, type Executor, type Tx } from '../../../database/transaction.ts';
import type { Clock } from '../../../platform/clock.ts';
import { insertarEnvios, type NuevoEnvio } from '../envios.repository.ts';
import { tomarSucesosPropios, tomarSucesosSueltos, type Tomados } from '../sucesos.repository.ts';
import { eventosDe, type AlFinal, type Contado } from '../sucesos.rules.ts';
import { leerReservas, vistaDeReserva, VISTAS, type Vista } from './vistas.queries.ts';

interface Options {
  clock: Clock;
  /** Makes the pregonero look now, instead of at its next interval. */
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
  if (eventos.size === 0) return;
  const deReservas = sucesos.flatMap(({ que, sobre }) =>
    que === 'pago' || que === 'anulacion' || que === 'cliente' || que === 'oferta' ? [] : [sobre],
  );
  const filas =
    deReservas.length > 0 ? await leerReservas(tx, clock, [...new Set(deReservas)]) : new Map();
  const finales = new Map<number, AlFinal>();
  const vistas = new Map<number, Vista>();
  for (const [id, fila] of filas) {
    const { estado, franja_id: franjaId, cliente_id: titular } = fila;
    finales.set(id, { estado, franjaId, sinTitular: titular === null });
    vistas.set(id, vistaDeReserva(fila, clock.timeZone));
  }
  for (const suceso of sucesos) {
    if (suceso.que === 'borrada') vistas.set(suceso.sobre, vistaDeBorrada(suceso));
  }
  const contados = eventosDe(sucesos, finales, clock.now()).filter(({ tipo }) => eventos.has(tipo));
  const leidas = await leerVistas(tx, clock, contados);
  const nuevos = contados.flatMap(({ tipo, sobre, clave }): NuevoEnvio[] => {
    const vista = VISTAS[tipo] ? leidas.get(tipo)?.get(sobre) : vistas.get(sobre);
    return vista ? [{ tipo, clave, ...vista }] : [];
  });
  if (nuevos.length === 0) return;
  if ((await insertarEnvios(tx, clock, nuevos)) > 0) onCommit(tx, despertar);
}

/** The desk's view of a booking that is deleted was written by who deletes it. */
function vistaDeBorrada({ sobre, antes }: { sobre: number; antes: object | null }): Vista {
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
