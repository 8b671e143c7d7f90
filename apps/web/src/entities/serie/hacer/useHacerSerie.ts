import { fechaDe } from '@remanso/contract/calendario';
import { calcularPrecio, preciosDelDia } from '@remanso/contract/precio/precios.rules';
import type {
  FechaPrevista,
  SeriePrevista,
} from '@remanso/contract/serie/series-previstas.contract';
import type { Decision } from '@remanso/contract/serie/series.rules';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ErrorDeApi, mensajeDe } from '../../../lib/api/ErrorDeApi.ts';
import { claveDeIdempotencia } from '../../../lib/api/idempotencia.ts';
import { consultasDeConfig } from '../../config/config.queries.ts';
import { ERROR_AL_REPETIR, mutacionesDeSeries } from '../series.mutations.ts';
import { consultasDeSeries, type TerminosDeSerie } from '../series.queries.ts';
import {
  cambiadas,
  conservar,
  contarFechas,
  decisionesPara,
  precioDeFecha,
  type Decisiones,
} from './decisiones.view.ts';

/** The booking that is repeated: for whom, when, and who comes along. */
export interface PorRepetir extends Pick<
  TerminosDeSerie,
  'clienteId' | 'franjaId' | 'acompaniantes'
> {
  /** The momento at which the first date begins. */
  inicio: string;
  personas: number;
}

interface Cambio {
  /** The message of the server. */
  texto: string;
  /** The dates that have changed since they were shown. */
  fechas: readonly string[];
}

export type Cuanto = Pick<TerminosDeSerie, 'cada' | 'veces'>;

interface Pagada {
  cuanto: Cuanto;
  /** The abono that pays all dates; null where each date has its own price. */
  abonoVendidoId: number | null;
  /** False while it is not known which abonos there are. */
  sePide: boolean;
}

interface Terminos extends Pagada {
  /** What the person has decided about each date so far. */
  tomadas: Decisiones;
  alTomar: (tomadas: Decisiones) => void;
}

/** The series that is being made: its terms, the preview of its dates, and what was decided. */
export function useHacerSerie(pedido: PorRepetir, { tomadas, alTomar, ...pagada }: Terminos) {
  const { terminos, prevista, precioDe, senia, cambiarPrevista } = usePrevista(pedido, pagada);
  const crear = useMutation(mutacionesDeSeries.crear());
  const claveDe = useClaves();
  const [cambio, setCambio] = useState<Cambio | null>(null);
  const fechas = prevista.data?.fechas ?? [];
  const decisiones = conservar(fechas, tomadas);

  /** Shows what the dates are now, after a refusal that says so. */
  function alRechazo(error: unknown): void {
    const ahora = previstaTras(error, prevista.data);
    if (ahora) cambiarPrevista(ahora);
    setCambio({
      texto: mensajeDe(error, ERROR_AL_REPETIR),
      fechas: ahora ? cambiadas(fechas, ahora.fechas, decisiones) : [],
    });
  }

  return {
    prevista,
    fechas,
    decisiones,
    cuenta: contarFechas(fechas, decisiones, precioDe),
    precioDe: (una: FechaPrevista) =>
      pagada.abonoVendidoId === null ? precioDeFecha(una, decisiones, precioDe) : null,
    cambio,
    senia,
    enviando: crear.isPending,
    decidir: (fecha: string, decision: Decision | null) => {
      const { [fecha]: _anterior, ...otras } = tomadas;
      alTomar(decision === null ? otras : { ...otras, [fecha]: decision });
    },
    olvidarCambio: () => setCambio(null),
    /** Makes the series. Returns what was made; undefined where it was refused. */
    reservar: async () => {
      const { sello } = prevista.data ?? {};
      if (sello === undefined || prevista.isPlaceholderData || crear.isPending) return undefined;
      setCambio(null);
      const body = { ...terminos, sello, decisiones: decisionesPara(fechas, decisiones) };
      try {
        return await crear.mutateAsync({ body, clave: claveDe(JSON.stringify(body)) });
      } catch (error) {
        alRechazo(error);
        return undefined;
      }
    },
  };
}

/** The preview of the dates for some terms, and what the configuration says of their prices. */
function usePrevista(
  { clienteId, franjaId, acompaniantes = [], personas }: PorRepetir,
  { cuanto, abonoVendidoId, sePide }: Pagada,
) {
  const terminos: TerminosDeSerie = {
    ...cuanto,
    franjaId,
    acompaniantes,
    ...(clienteId !== undefined && { clienteId }),
    ...(abonoVendidoId !== null && { abonoVendidoId }),
  };
  const consultas = useQueryClient();
  const consulta = consultasDeSeries.prevista(terminos);
  const prevista = useQuery({
    ...consulta,
    enabled: sePide,
    placeholderData: keepPreviousData,
  });
  const { data: config } = useQuery(consultasDeConfig.delCentro());
  const conAbono = abonoVendidoId !== null;
  return {
    terminos,
    prevista,
    precioDe: (inicio: string) =>
      config && !conAbono
        ? calcularPrecio(preciosDelDia(config, fechaDe(inicio)), personas).precioTotal
        : undefined,
    /** The per cent of the seña that the centre asks for; 0 where it asks for none. */
    senia: conAbono ? 0 : (config?.seniaPorcentaje ?? 0),
    cambiarPrevista: (nueva: SeriePrevista) => consultas.setQueryData(consulta.queryKey, nueva),
  };
}

/**
 * Returns what a refused series would be now; undefined where the refusal does not say. A refusal
 * without a `sello` names only the dates that lack a decision.
 */
function previstaTras(error: unknown, antes: SeriePrevista | undefined): SeriePrevista | undefined {
  const { fechas, total = 0, sello } = (error instanceof ErrorDeApi && error.serie) || {};
  if (!fechas || !antes) return undefined;
  return sello === undefined
    ? { ...antes, fechas: mezclar(antes.fechas, fechas) }
    : { fechas, total, sello };
}

/** Returns the dates with the new ones in the place of those of the same day. */
function mezclar(
  fechas: readonly FechaPrevista[],
  nuevas: readonly FechaPrevista[],
): FechaPrevista[] {
  return fechas.map((una) => nuevas.find(({ fecha }) => fecha === una.fecha) ?? una);
}

/**
 * Returns a function that answers the key of a request: the same one for the same body, so that a
 * request whose answer was lost makes one series.
 */
function useClaves(): (cuerpo: string) => string {
  const ultima = useRef({ cuerpo: '', clave: '' });
  return (cuerpo) => {
    if (ultima.current.cuerpo !== cuerpo) ultima.current = { cuerpo, clave: claveDeIdempotencia() };
    return ultima.current.clave;
  };
}
