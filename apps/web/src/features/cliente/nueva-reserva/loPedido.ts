import { MAXIMO_DE_PERSONAS } from '@remanso/contract/franja/franjas.rules';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import type { QueryClient } from '@tanstack/react-query';
import { delAnterior, type Acompaniante } from '../../../entities/reserva/participantes.view.ts';
import { consultasDeReservasPropias } from '../../../entities/reserva/propias/reservas-propias.queries.ts';

const CANTIDADES = Array.from({ length: MAXIMO_DE_PERSONAS }, (_, indice) => indice + 1);

export interface LoPedido {
  /** Null where the address names no franja. */
  franjaId: number | null;
  /** Null where the address does not say the number of people. */
  personas: number | null;
  /** True where the address asks to wait for the places of its franja. */
  espera: boolean;
  /** Null where the address names no earlier booking. */
  grupo: { personas: number; acompaniantes: Acompaniante[] } | null;
}

/**
 * Reads what the address asks for: `franja`, the franja that was tapped in the week; `personas`,
 * the number of people; `espera`, that they wait for its places; or `como`, an earlier booking whose people come again. That booking is
 * looked up in the query cache.
 */
export function loPedido(consulta: string, client: QueryClient): LoPedido {
  const parametros = new URLSearchParams(consulta);
  const anterior = buscarReserva(client, Number(parametros.get('como')));
  const personas = Number(parametros.get('personas'));
  return {
    franjaId: Number(parametros.get('franja')) || null,
    personas: CANTIDADES.includes(personas) ? personas : null,
    espera: parametros.get('espera') === 'si',
    grupo: anterior ? grupoDe(anterior) : null,
  };
}

function grupoDe({ participantes }: ReservaDeCliente): LoPedido['grupo'] {
  const [, ...resto] = participantes;
  return {
    personas: resto.length + 1,
    acompaniantes: resto.map(delAnterior),
  };
}

function buscarReserva(client: QueryClient, id: number): ReservaDeCliente | undefined {
  return client
    .getQueriesData<ReservaDeCliente[] | { reservas?: ReservaDeCliente[] }>({
      queryKey: consultasDeReservasPropias.todas,
    })
    .flatMap(([, datos]) => (Array.isArray(datos) ? datos : (datos?.reservas ?? [])))
    .find((reserva) => reserva.id === id);
}
