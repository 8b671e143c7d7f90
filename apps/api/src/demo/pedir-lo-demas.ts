import { sumarDias } from '@remanso/contract/calendario';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { Dependencies } from '../dependencies.ts';
import { esperarFranja } from '../modules/esperas/cambios/esperar-franja.ts';
import { leerFranjasReservadas } from '../modules/reservas/nueva/condiciones.queries.ts';
import { crearReserva } from '../modules/reservas/nueva/crear-reserva.ts';
import { crearSerie } from '../modules/series/cambios/crear-serie.ts';
import { previsualizarSerie } from '../modules/series/cambios/previsualizar-serie.ts';
import type { Session } from '../platform/http/session.ts';
import { leerFranjas } from './leer-franjas.ts';

const DIAS = 6;
const SEMANAS = 4;

interface Pedidos {
  duena: Session;
  /** The client who books with the sold abono `abonoVendidoId`. */
  conAbono: Session;
  abonoVendidoId: number;
  /** The client who comes every week. */
  fijo: Session;
  /** The client who waits for a place in a full franja. */
  enEspera: Session;
  /** The franja in which nobody else is to book. */
  apartada: number;
}

/** Books with an abono, makes a turno fijo, and puts a client on a waiting list, from tomorrow on. */
export async function pedirLoDemas(dependencies: Dependencies, pedidos: Pedidos): Promise<void> {
  const { duena, conAbono, abonoVendidoId, fijo, enEspera, apartada } = pedidos;
  const libre = (franja: Franja) => franja.estado === 'ACTIVA' && franja.id !== apartada;
  const completa = (franja: Franja) => franja.estado === 'COMPLETA';
  const paraElAbono = await franjaPara(dependencies, conAbono, libre);
  if (paraElAbono !== undefined) {
    const reserva = { session: conAbono, clave: undefined, acompaniantes: [], abonoVendidoId };
    await crearReserva(dependencies, { ...reserva, franjaId: paraElAbono });
  }
  const paraElFijo = await franjaPara(dependencies, fijo, libre);
  if (paraElFijo !== undefined) await hacerTurnoFijo(dependencies, { duena, fijo, paraElFijo });
  const llena = await franjaPara(dependencies, enEspera, completa);
  if (llena !== undefined) {
    await esperarFranja(dependencies, { session: enEspera, franjaId: llena, personas: 1 });
  }
}

/**
 * Returns the id of the first franja of the days from tomorrow on that `sirve` accepts and in which
 * the client has no booking; undefined where there is none.
 */
async function franjaPara(
  dependencies: Dependencies,
  { usuarioId }: Session,
  sirve: (franja: Franja) => boolean,
): Promise<number | undefined> {
  const { db, clock } = dependencies;
  const manana = sumarDias(clock.today(), 1);
  const franjas = await leerFranjas(dependencies, {
    desde: manana,
    hasta: sumarDias(manana, DIAS),
  });
  const reservadas = await leerFranjasReservadas(db, { usuarioId, ahora: clock.now() });
  const suyas = new Set(reservadas.map(({ id }) => id));
  return franjas.find((franja) => sirve(franja) && !suyas.has(franja.id))?.id;
}

/** Makes a turno fijo, and leaves out the dates on which it cannot be. */
async function hacerTurnoFijo(
  dependencies: Dependencies,
  { duena, fijo, paraElFijo }: Pick<Pedidos, 'duena' | 'fijo'> & { paraElFijo: number },
): Promise<void> {
  const terminos = {
    session: duena,
    clienteId: fijo.usuarioId,
    franjaId: paraElFijo,
    acompaniantes: [],
    cada: 1,
    veces: SEMANAS,
  };
  const { fechas, sello } = await previsualizarSerie(dependencies, terminos);
  const imposibles = fechas.filter(({ resultado }) => resultado !== 'LIBRE');
  const decisiones = Object.fromEntries(imposibles.map(({ fecha }) => [fecha, 'OMITIR'] as const));
  await crearSerie(dependencies, { ...terminos, clave: undefined, sello, decisiones });
}
