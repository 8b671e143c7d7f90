import { fechaDe } from '@remanso/contract/calendario';
import { calcularPrecio, preciosDelDia } from '@remanso/contract/precio/precios.rules';
import type { FechaPrevista } from '@remanso/contract/serie/series-previstas.contract';
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

/** The series that is being made: its terms, the preview of its dates, and what was decided. */
export function useHacerSerie(pedido: PorRepetir, { cuanto, abonoVendidoId, sePide }: Pagada) {
  const { clienteId, franjaId, acompaniantes = [], personas } = pedido;
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
  const crear = useMutation(mutacionesDeSeries.crear());
  const claveDe = useClaves();
  const [tomadas, setTomadas] = useState<Decisiones>({});
  const [cambio, setCambio] = useState<Cambio | null>(null);
  const fechas = prevista.data?.fechas ?? [];
  const decisiones = conservar(fechas, tomadas);
  const conAbono = abonoVendidoId !== null;
  const precioDe = (inicio: string) =>
    config && !conAbono
      ? calcularPrecio(preciosDelDia(config, fechaDe(inicio)), personas).precioTotal
      : undefined;

  /** Shows what the dates are now, after a refusal that says so. */
  function alRechazo(error: unknown): void {
    const texto = mensajeDe(error, ERROR_AL_REPETIR);
    const nuevas = error instanceof ErrorDeApi ? error.serie?.fechas : undefined;
    if (!nuevas) {
      setCambio({ texto, fechas: [] });
      return;
    }
    const { total = 0, sello = '' } = (error as ErrorDeApi).serie ?? {};
    const ahora = sello === '' ? mezclar(fechas, nuevas) : nuevas;
    consultas.setQueryData(consulta.queryKey, (antes) =>
      sello === '' ? antes && { ...antes, fechas: ahora } : { fechas: ahora, total, sello },
    );
    setCambio({ texto, fechas: cambiadas(fechas, ahora, decisiones) });
  }

  return {
    prevista,
    fechas,
    decisiones,
    cuenta: contarFechas(fechas, decisiones, precioDe),
    precioDe: (una: FechaPrevista) => (conAbono ? null : precioDeFecha(una, decisiones, precioDe)),
    cambio,
    /** The seña that the centre asks for; 0 where it asks for none. */
    senia: conAbono ? 0 : (config?.seniaPorcentaje ?? 0),
    enviando: crear.isPending,
    decidir: (fecha: string, decision: Decision | null) => {
      const { [fecha]: _anterior, ...otras } = tomadas;
      setTomadas(decision === null ? otras : { ...otras, [fecha]: decision });
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
