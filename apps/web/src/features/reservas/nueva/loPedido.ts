import type { ReservaDeCliente } from '@remanso/contract/reservas.contract';
import type { QueryClient } from '@tanstack/react-query';
import { CLAVE_DE_RESERVAS } from '../claves.ts';
import type { Acompaniante } from './participantes.view.ts';

interface LoPedido {
  /** Null unless one was asked for. */
  franjaId: number | null;
  personas: number;
  acompaniantes: Acompaniante[];
}

/**
 * What the address asks to begin with: a `franja` that was tapped in the week, or people `como` in an earlier booking,
 * which is looked up among those that were on screen.
 */
export function loPedido(consulta: string, client: QueryClient): LoPedido {
  const parametros = new URLSearchParams(consulta);
  const anterior = Number(parametros.get('como'));
  const [titular, ...resto] = buscarReserva(client, anterior)?.participantes ?? [];
  return {
    franjaId: Number(parametros.get('franja')) || null,
    personas: titular ? resto.length + 1 : 1,
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
