import { esperarFranja } from '@remanso/contract/espera/esperas.contract';
import { cancelarReserva, crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { acompaniantes, type Persona } from './builders.ts';
import { crearPersona } from './personas.ts';
import type { TestApp } from './test-app.ts';

interface Quienes {
  admin: Persona;
  /** The person who waits. */
  client: Persona;
}

/**
 * Returns functions that fill a franja, add `client` to its waiting list, and offer `client` a
 * place. The desk makes all the requests.
 */
export function esperasDeEscena(
  app: TestApp,
  { admin, client }: Quienes,
  freeFranja: () => number,
) {
  async function llenar(): Promise<{ franjaId: number; reservaId: number }> {
    const franjaId = freeFranja();
    const body = {
      franjaId,
      clienteId: (await crearPersona(app)).id,
      acompaniantes: acompaniantes(3),
    };
    const { id: reservaId } = await app.make(crearReserva, { as: admin, body });
    return { franjaId, reservaId };
  }
  const esperar = (franjaId: number) =>
    app.make(esperarFranja, {
      as: admin,
      params: { id: franjaId },
      body: { personas: 1, clienteId: client.id },
    });
  return {
    fullFranja: async () => (await llenar()).franjaId,
    newEspera: async () => {
      const { franjaId } = await llenar();
      return { id: (await esperar(franjaId)).id, franjaId };
    },
    newOferta: async () => {
      const { franjaId, reservaId } = await llenar();
      const { id } = await esperar(franjaId);
      await app.make(cancelarReserva, { as: admin, params: { id: reservaId } });
      return id;
    },
  };
}
