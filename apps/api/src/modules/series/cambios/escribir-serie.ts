import { fechaDe } from '@remanso/contract/calendario';
import { MAXIMO_DE_ESPERAS, seOfrece } from '@remanso/contract/espera/esperas.rules';
import type { Espera } from '@remanso/contract/espera/esperas.contract';
import type { ResultOf } from '@remanso/contract/endpoint';
import { notasAutomaticas } from '@remanso/contract/reserva/reservas.rules';
import { seniaDe } from '@remanso/contract/reserva/senia.rules';
import type { LadoDe } from '@remanso/contract/seguimiento/hechos.rules';
import type { crearSerie } from '@remanso/contract/serie/series.contract';
import { Overtaken } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { TxDePlan } from '../../plan/tomar-plan.ts';
import {
  limiteDeEsperas,
  noEntranNunca,
  tardeParaEsperar,
  yaEspera,
} from '../../esperas/esperas.errors.ts';
import { buscarEsperas, esperaDeFila, esperasAbiertasDe } from '../../esperas/esperas.queries.ts';
import { insertarEsperas } from '../../esperas/esperas.repository.ts';
import { sinCupo } from '../../franjas/franjas.errors.ts';
import { insertarFranjas, type NuevaFranja } from '../../franjas/franjas-de-plan.repository.ts';
import { buscarFranjasPorInicio, tomarPlazasDeVarias } from '../../franjas/franjas.repository.ts';
import { anunciarSerie } from '../../reservas/anunciar-serie.ts';
import { cerrarEsperas } from '../../reservas/cerrar-esperas.ts';
import { asientosDe } from '../../reservas/nueva/crear-reserva.ts';
import { valorDeCada } from '../../abonos/abonos.repository.ts';
import { comprobarAbonoDeVarias } from '../../reservas/abonos/comprobar-abono.ts';
import { pagarConAbono } from '../../reservas/abonos/ajustar-abono.ts';
import { politicaDe } from '../../reservas/politicas.rules.ts';
import { insertarReservas } from '../../reservas/reservas.repository.ts';
import { leerFilas } from '../../reservas-leidas/ficha.queries.ts';
import { reservaDeFila } from '../../reservas-leidas/reservas.queries.ts';
import { insertarSerie } from '../series.repository.ts';
import type { PedidoDeSerie, SerieAbierta } from './abrir-serie.ts';
import type { Decidido } from './decisiones.rules.ts';

type Anunciar = Pick<Dependencies, 'clock' | 'avisar'>;
type Entrada = PedidoDeSerie &
  SerieAbierta & {
    decidido: Decidido;
    /** The franjas that the plan has for the days of the series and that do not exist yet. */
    porHacer: readonly NuevaFranja[];
  };

export interface Anotada {
  respuesta: ResultOf<typeof crearSerie>;
  /** The data of the series for the trail. */
  hecho: LadoDe<'crearSerie', 'despues'>;
}

/**
 * Takes the places of a series, and writes its bookings and its entries in waiting lists. The
 * caller must hold the locks of the franjas, and have decided about every date.
 */
export async function escribirSerie(
  tx: TxDePlan,
  anunciar: Anunciar,
  pedido: Entrada,
): Promise<Anotada> {
  const { clock } = anunciar;
  const { session, titular, personas, inicios, cada, veces, decidido } = pedido;
  const { usuarioId } = titular;
  const creadaEn = clock.instant();
  const [inicio = ''] = inicios;
  const id = await insertarSerie(tx, { usuarioId, inicio, cada, veces, personas, creadaEn });
  const filas = await reservarFechas(tx, anunciar, { ...pedido, serieId: id });
  const esperas = await esperar(tx, anunciar, { ...pedido, serieId: id });
  await anunciarSerie(tx, anunciar, {
    tipo: 'confirmacion',
    filas,
    quien: politicaDe(session).quien,
  });
  return {
    respuesta: {
      id,
      reservas: filas.map((fila) => reservaDeFila(fila, { ...session, clock })),
      omitidas: decidido.omitidas,
      esperas,
    },
    hecho: {
      usuarioId,
      franjaId: pedido.franjaId,
      turno: inicio,
      cada,
      veces,
      personas,
      reservas: filas.length,
      enEspera: esperas.length,
      omitidas: decidido.omitidas.length,
      precioTotal: filas.reduce((suma, { precio_total: precio }) => suma + precio, 0),
    },
  };
}

async function reservarFechas(
  tx: TxDePlan,
  anunciar: Anunciar,
  pedido: Entrada & { serieId: number },
) {
  const { clock } = anunciar;
  const { session, titular, personas, ajustes, serieId, abonoVendidoId = null } = pedido;
  const { reservar } = pedido.decidido;
  const { usuarioId } = titular;
  const nuevas = reservar.filter(({ franja }) => !franja.hecha).map(({ franja }) => franja.inicio);
  const hechas = await hacerFranjas(tx, nuevas, pedido.porHacer);
  const ids = reservar.map(({ franja }) =>
    franja.hecha ? franja.id : (hechas.get(franja.inicio) ?? 0),
  );
  if ((await tomarPlazasDeVarias(tx, { ids, personas })) < ids.length) throw sinCupo(0);
  const inicios = reservar.map(({ franja }) => franja.inicio);
  const uso = { usuarioId, personas, inicios, aunImpago: politicaDe(session).paraOtros };
  const abono =
    abonoVendidoId === null
      ? undefined
      : await comprobarAbonoDeVarias(tx, clock, { ...uso, abonoVendidoId });
  const valores = abono && valorDeCada(abono, { personas, cuantas: ids.length });
  // Another booking used the abono before this transaction locked it, so that these places are worth
  // something else than the preview has shown. Overtaken makes the transaction run again.
  if (valores?.some((valor, orden) => valor !== reservar[orden]?.precio)) throw new Overtaken();
  const reservas = reservar.map(({ franja, precio: precioTotal }, orden) => ({
    franjaId: ids[orden] ?? 0,
    usuarioId,
    precioTotal,
    notas: notasAutomaticas(personas),
    senia: seniaDeFecha(franja.inicio),
    abonoVendidoId,
    serieId,
    creadaEn: clock.instant(),
  }));
  const asientos = [{ nombre: titular.nombre, sexo: titular.sexo }, ...asientosDe(pedido)];
  const reservaIds = await insertarReservas(tx, reservas, asientos);
  const usos = reservas.map(({ precioTotal: valor }, orden) => ({
    reservaId: reservaIds[orden] ?? 0,
    lugares: personas,
    valor,
  }));
  if (abono) await pagarConAbono(tx, clock, { usos, abono, session });
  const reservadas = new Set(ids);
  for (const espera of await esperasAbiertasDe(tx, clock.now(), usuarioId)) {
    const { franja_id: franjaId } = espera;
    if (reservadas.has(franjaId)) await cerrarEsperas(tx, anunciar, { usuarioId, franjaId });
  }
  return leerFilas(tx, reservaIds, clock.now());

  function seniaDeFecha(inicio: string) {
    const regla = politicaDe(session).conLimites && abonoVendidoId === null ? ajustes : undefined;
    return regla && seniaDe(regla, { inicio, ahora: clock.now() });
  }
}

/**
 * Makes the franjas of the days of `inicios`, such as those beyond the booking window (rules §7.8),
 * and returns the ids of those that begin at `inicios`.
 */
async function hacerFranjas(
  tx: TxDePlan,
  inicios: readonly string[],
  porHacer: readonly NuevaFranja[],
): Promise<Map<string, number>> {
  if (inicios.length === 0) return new Map();
  const dias = new Set(inicios.map(fechaDe));
  await insertarFranjas(
    tx,
    porHacer.filter(({ inicio }) => dias.has(fechaDe(inicio))),
  );
  return buscarFranjasPorInicio(tx, inicios);
}

/** Puts the client at the end of the lines of the dates for which they wait (rules §16.2). */
async function esperar(
  tx: TxDePlan,
  { clock }: Anunciar,
  { titular: { usuarioId }, personas, decidido, serieId }: Entrada & { serieId: number },
): Promise<Espera[]> {
  const franjas = decidido.esperar;
  if (franjas.length === 0) return [];
  const ahora = clock.now();
  for (const { inicio, capacidad } of franjas) {
    if (!seOfrece(inicio, ahora)) throw tardeParaEsperar();
    if (personas > capacidad) throw noEntranNunca(capacidad);
  }
  const franjaIds = franjas.map(({ id }) => id);
  const abiertas = await esperasAbiertasDe(tx, ahora, usuarioId);
  if (abiertas.some(({ franja_id: suya }) => franjaIds.includes(suya))) throw yaEspera();
  if (abiertas.length + franjaIds.length > MAXIMO_DE_ESPERAS) throw limiteDeEsperas();
  const nuevas = { franjaIds, usuarioId, personas, serieId, creadaEn: clock.instant() };
  const filas = await buscarEsperas(tx, ahora, await insertarEsperas(tx, nuevas));
  return filas.map(esperaDeFila);
}
