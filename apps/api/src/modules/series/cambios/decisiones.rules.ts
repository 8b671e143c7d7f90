import { fechaDe } from '@remanso/contract/calendario';
import { inicioPorHacer, type Decision } from '@remanso/contract/serie/series.rules';
import {
  precioDelDia,
  preverFecha,
  sirveParaFecha,
  type FranjaPosible,
  type Situacion,
} from './fechas.rules.ts';

export type Decisiones = Readonly<Record<string, Decision>>;

/** The deed for each date of a series. */
export interface Decidido {
  reservar: { franja: FranjaPosible; precio: number }[];
  esperar: FranjaPosible[];
  omitidas: string[];
  /** The beginnings of the dates that cannot be booked and lack a decision that can be followed. */
  faltan: string[];
}

interface Entrada {
  inicios: readonly string[];
  decisiones: Decisiones;
  situacion: Situacion;
  ahora: string;
}

/** Applies the decisions to the dates of a series (rules §22.3). Pure. */
export function decidir({ inicios, decisiones, situacion, ahora }: Entrada): Decidido {
  const hecho: Decidido = { reservar: [], esperar: [], omitidas: [], faltan: [] };
  const tomadas = new Set<number>();
  for (const inicio of inicios) {
    const { fecha, resultado } = preverFecha(inicio, situacion);
    const propia = situacion.posibles.find((una) => una.inicio === inicio);
    const decision = decisiones[fecha];
    const elegida = typeof decision === 'number' ? buscar(situacion, decision) : propia;
    if (decision === 'OMITIR') hecho.omitidas.push(fecha);
    else if (decision === 'ESPERAR') {
      if (propia?.hecha && resultado === 'SIN_CUPO') hecho.esperar.push(propia);
      else hecho.faltan.push(inicio);
    } else if (elegida && !tomadas.has(elegida.id) && sePuede(elegida)) {
      tomadas.add(elegida.id);
      hecho.reservar.push({
        franja: elegida,
        precio: precioDelDia(fechaDe(elegida.inicio), situacion, hecho.reservar.length),
      });
    } else hecho.faltan.push(inicio);

    function sePuede(franja: FranjaPosible): boolean {
      return franja === propia
        ? resultado === 'LIBRE'
        : sirveParaFecha(franja, { fecha, ahora, situacion });
    }
  }
  return hecho;
}

/** Returns the franja that a decision names, also where it was made since the preview. */
function buscar({ posibles }: Situacion, id: number): FranjaPosible | undefined {
  const inicio = inicioPorHacer(id);
  return posibles.find((una) => (inicio === null ? una.id === id : una.inicio === inicio));
}

/**
 * Returns the franjas that the decisions name: the ids of those that exist, and the beginnings of
 * those that are still to be made.
 */
export function franjasElegidas(decisiones: Decisiones): { ids: number[]; inicios: string[] } {
  const numeros = Object.values(decisiones).filter((una) => typeof una === 'number');
  return {
    ids: numeros.filter((id) => inicioPorHacer(id) === null),
    inicios: numeros.flatMap((id) => inicioPorHacer(id) ?? []),
  };
}
