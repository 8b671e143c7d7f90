import {
  aceptarEspera,
  dejarEspera,
  esperarFranja,
  esperasDeFranja,
  misEsperas,
  rechazarEspera,
} from '@remanso/contract/espera/esperas.contract';
import { desmarcarOferta, marcarOferta } from '@remanso/contract/reserva/recados.contract';
import { valid } from './valid-request.ts';

/** Valid requests for the calls about the waiting list. */
export const ESPERAS = [
  valid(esperarFranja, 'session', async ({ fullFranja, newCliente }) => ({
    params: { id: await fullFranja() },
    body: { personas: 1, clienteId: await newCliente() },
  })),
  valid(misEsperas, 'session', async ({ newEspera }) => {
    await newEspera();
    return {};
  }),
  valid(esperasDeFranja, 'desk', async ({ newEspera }) => ({
    params: { id: (await newEspera()).franjaId },
  })),
  valid(dejarEspera, 'owner', async ({ newEspera }) => ({
    params: { id: (await newEspera()).id },
  })),
  valid(aceptarEspera, 'owner', async ({ newOferta }) => ({
    params: { id: await newOferta() },
    body: { notas: 'Llega tarde' },
  })),
  valid(rechazarEspera, 'owner', async ({ newOferta }) => ({
    params: { id: await newOferta() },
  })),
  valid(marcarOferta, 'desk', async ({ newOferta }) => ({
    params: { id: await newOferta(), tipo: 'OFERTA' as const },
  })),
  valid(desmarcarOferta, 'desk', async ({ newOferta }) => ({
    params: { id: await newOferta(), tipo: 'OFERTA' as const },
  })),
];
