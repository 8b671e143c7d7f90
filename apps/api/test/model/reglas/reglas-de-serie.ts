import { fechaDe } from '@remanso/contract/calendario';
import type { Centro, Espera, Franja, Pedido, Usuario } from '../centro.ts';
import { exigir, type Asignados } from '../paso.ts';
import { completarDia } from '../planear.ts';
import { exigirAbonoDeVarias } from './reglas-de-abono.ts';
import { abiertasDe, esTarde } from './reglas-de-espera.ts';
import { anotarReserva } from './reglas-de-pedido.ts';
import { asentarVencidas } from './reglas-de-reserva.ts';
import { salirDeLaFila } from './salir-de-la-fila.ts';
import {
  diasAlrededor,
  iniciosDe,
  posiblesEl,
  precioDeFecha,
  preverFecha,
  propiaDe,
  sirve,
  type Posible,
  type Terminos,
} from './series.ts';
import { vistaPara } from '../vistas/vistas.ts';
import { vistaDeEspera } from '../vistas/vistas-de-espera.ts';

/*
 * The making of a turno fijo in the model: all of its dates that are decided, or none (rules §22.4).
 */

export type Decision = number | 'OMITIR' | 'ESPERAR';

export interface Pedida extends Terminos {
  titular: Usuario;
  isAdmin: boolean;
}

interface Decidido {
  reservar: Posible[];
  esperar: Franja[];
  omitidas: string[];
}

/** Refuses dates that are neither free nor decided. */
export function decidir(
  centro: Centro,
  pedida: Pedida,
  decisiones: Record<string, Decision>,
): Decidido {
  const hecho: Decidido = { reservar: [], esperar: [], omitidas: [] };
  const tomadas = new Set<number>();
  let faltan = 0;
  for (const inicio of iniciosDe(pedida)) {
    const { fecha, resultado } = preverFecha(centro, pedida, inicio);
    const propia = propiaDe(centro, inicio);
    const decision = decisiones[fecha];
    if (decision === 'OMITIR') hecho.omitidas.push(fecha);
    else if (decision === 'ESPERAR') {
      if (propia?.franja && resultado === 'SIN_CUPO') hecho.esperar.push(propia.franja);
      else faltan += 1;
    } else {
      const otra = diasAlrededor(fecha)
        .flatMap((dia) => posiblesEl(centro, dia))
        .find(({ id }) => id === decision);
      const posible = decision === undefined ? propia : otra;
      const esPropia = posible?.inicio === inicio;
      const vale =
        posible &&
        !tomadas.has(posible.id) &&
        (esPropia ? resultado === 'LIBRE' : sirve(centro, pedida, { posible, fecha }));
      if (vale) {
        tomadas.add(posible.id);
        hecho.reservar.push(posible);
      } else faltan += 1;
    }
  }
  exigir(faltan === 0, `409 SERIE_CON_CONFLICTOS${faltan > 1 ? ` ${faltan}` : ''}`);
  exigir(hecho.reservar.length > 0, '400 DATOS_INVALIDOS decisiones');
  return hecho;
}

const MAXIMO_DE_ESPERAS = 10;

interface Hecha extends Pedida {
  acompaniantes: Pedido['acompaniantes'];
  decidido: Decidido;
}

/** Makes the bookings and the entries of a turno fijo; returns the expected answer. */
export function anotarSerie(centro: Centro, { decidido, ...pedida }: Hecha, asignados: Asignados) {
  const { titular, isAdmin, inicio, cada, veces, personas } = pedida;
  const { reservar, esperar, omitidas } = decidido;
  exigirLimites(centro, pedida, decidido);
  const { id } = asignados;
  const usuarioId = titular.id;
  centro.series.set(id, { id, usuarioId, inicio, cada, veces, personas, creadaEn: centro.ahora });
  for (const { franja } of reservar) if (franja) asentarVencidas(centro, franja);
  for (const { franja, inicio: cuando } of reservar) {
    if (!franja) completarDia(centro, fechaDe(cuando), asignados.franjaEn);
  }
  const reservas = reservar.map((posible, n) =>
    anotarFecha(centro, pedida, posible, {
      serieId: id,
      ...(asignados.reservas[n] ?? { id: -n, asientoIds: [] }),
    }),
  );
  for (const { franja } of reservas) salirDeLaFila(centro, usuarioId, franja);
  const esperas = esperar.map((franja, n) =>
    anotarEspera(centro, {
      id: asignados.esperaIds[n] ?? -n,
      franja,
      usuarioId,
      personas,
      serieId: id,
    }),
  );
  return {
    id,
    reservas: reservas.map((reserva) =>
      vistaPara(centro, isAdmin ? centro.adminId : usuarioId, reserva),
    ),
    omitidas,
    esperas: esperas.map((espera) => vistaDeEspera(centro, espera)),
  };
}

function anotarFecha(
  centro: Centro,
  { titular, acompaniantes, isAdmin, abono, ...terminos }: Omit<Hecha, 'decidido'>,
  posible: Posible,
  { serieId, ...asignada }: { serieId: number; id: number; asientoIds: number[] },
) {
  const { inicio } = posible;
  const franja = posible.franja ?? centro.franjasVivas().find((una) => una.inicio === inicio);
  if (!franja) throw new Error(`The model has no franja at ${inicio}`);
  const precio = precioDeFecha(centro, { ...terminos, abono }, inicio);
  const anotada = { titular, franja, precio, abono, pedido: { acompaniantes }, isAdmin, serieId };
  return anotarReserva(centro, anotada, asignada);
}

function anotarEspera(
  centro: Centro,
  quien: Pick<Espera, 'id' | 'franja' | 'usuarioId' | 'personas' | 'serieId'>,
): Espera {
  const fin = { venceEn: null, terminadaEn: null, dicha: false, conCarta: false };
  const espera: Espera = { ...quien, estado: 'ESPERANDO', creadaEn: centro.ahora, ...fin };
  centro.esperas.set(quien.id, espera);
  return espera;
}

/** Refuses too many bookings of a client, an abono that cannot pay all, and lines that are shut. */
function exigirLimites(
  centro: Centro,
  { titular, isAdmin, personas, abono }: Omit<Hecha, 'decidido'>,
  { reservar, esperar }: Decidido,
): void {
  const { maxReservasActivas: maximo } = centro.config;
  const serian = centro.porVenirDe(titular.id).length + reservar.length;
  exigir(isAdmin || serian <= maximo, `409 LIMITE_DE_RESERVAS ${maximo}`);
  if (abono) {
    const uso = { usuarioId: titular.id, personas, isAdmin };
    exigirAbonoDeVarias(centro, abono, { ...uso, franjas: reservar });
  }
  for (const franja of esperar) {
    exigir(!esTarde(centro, franja), '409 TARDE_PARA_ESPERAR');
    exigir(personas <= franja.capacidad, `409 NO_ENTRAN ${franja.capacidad}`);
  }
  if (esperar.length === 0) return;
  const tomadas = reservar.map(({ franja }) => franja);
  const abiertas = abiertasDe(centro, titular.id).filter(({ franja }) => !tomadas.includes(franja));
  exigir(!abiertas.some(({ franja }) => esperar.includes(franja)), '409 YA_ESPERA');
  const serianEsperas = abiertas.length + esperar.length;
  exigir(serianEsperas <= MAXIMO_DE_ESPERAS, `409 LIMITE_DE_ESPERAS ${MAXIMO_DE_ESPERAS}`);
}
