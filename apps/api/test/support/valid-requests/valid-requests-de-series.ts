import {
  cancelarSerie,
  crearSerie,
  misSeries,
  obtenerSerie,
  previsualizarSerie,
} from '@remanso/contract/serie/series.contract';
import { prever } from '../series.ts';
import { valid } from './valid-request.ts';

/** Valid requests for the calls about a turno fijo, which the centre leaves to the desk. */
export const SERIES = [
  valid(previsualizarSerie, 'desk', ({ freeFranja, client }) => ({
    body: { franjaId: freeFranja(), clienteId: client.id, cada: 1, veces: 3 },
  })),
  valid(crearSerie, 'desk', async ({ app, admin, freeFranja, newCliente }) => {
    const terminos = { franjaId: freeFranja(), clienteId: await newCliente(), cada: 1, veces: 3 };
    const { sello } = await prever(app, admin, terminos);
    return { body: { ...terminos, sello } };
  }),
  valid(misSeries, 'session', async ({ newSerie }) => {
    await newSerie();
    return {};
  }),
  valid(obtenerSerie, 'owner', async ({ newSerie }) => ({
    params: { id: (await newSerie()).id },
  })),
  valid(cancelarSerie, 'owner', async ({ newSerie }) => {
    const { id, ultima } = await newSerie();
    return { params: { id }, body: { desde: ultima, motivo: 'Se muda' } };
  }),
];
