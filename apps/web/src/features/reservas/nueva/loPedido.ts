import type { ReservaDeCliente } from '@remanso/contract/reservas.contract';
import type { QueryClient } from '@tanstack/react-query';
import { CLAVE_DE_RESERVAS } from '../claves.ts';
import type { Acompaniante } from './participantes.view.ts';

export interface LoPedido {
  /** Null unless one was asked for. */
  franjaId: number | null;
  /** Null unless an earlier booking was. */
  grupo: { personas: number; acompaniantes: Acompaniante[] } | null;
}

/**
 * What the address asks to begin with: a `franja` that was tapped in the week, or people `como` in an earlier booking,
 * which is looked up among those that were on screen.
 */
export function loPedido(consulta: string, client: QueryClient): LoPedido {
  const parametros = new URLSearchParams(consulta);
  const anterior = buscarReserva(client, Number(parametros.get('como')));
  return {
    franjaId: Number(parametros.get('franja')) || null,
    grupo: anterior ? grupoDe(anterior) : null,
  };
}

function grupoDe({ participantes }: ReservaDeCliente): LoPedido['grupo'] {
  const [, ...resto] = participantes;
  return {
    personas: resto.length + 1,
    acompaniantes: resto.map(({ nombreOptional, sexoOptional }) => ({
      nombre: nombreOptional,
      genero: sexoOptional,
    })),
  };
}

function buscarReserva(client: QueryClient, id: number): ReservaDeCliente | undefined {
  return client
    .getQueriesData<{ reservas?: ReservaDeCliente[] }>({ queryKey: CLAVE_DE_RESERVAS })
    .flatMap(([, datos]) => datos?.reservas ?? [])
    .find((reserva) => reserva.id === id);
}
