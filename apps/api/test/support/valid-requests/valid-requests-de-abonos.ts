import {
  abonosDeCliente,
  anularAbonoVendido,
  cambiarAbono,
  cambiarAbonoVendido,
  crearAbono,
  listarAbonos,
  listarAbonosVendidos,
  misAbonos,
  obtenerAbonoVendido,
  pagarAbono,
  venderAbono,
} from '@remanso/contract/abono/abonos.contract';
import { DIEZ, vender } from '../con-abono.ts';
import type { Scene } from '../scene.ts';
import { valid } from './valid-request.ts';

/** Sells an abono to the client of the scene, without a payment; resolves to its id. */
const newVendido = async ({ app, admin, client }: Scene) =>
  (await vender(app, { admin, a: client, paga: 0 })).id;
const newAbono = async ({ app, admin }: Scene) =>
  (await app.make(crearAbono, { as: admin, body: DIEZ })).id;

export const ABONOS = [
  valid(listarAbonos, 'session', async (scene) => {
    await newAbono(scene);
    return {};
  }),
  valid(crearAbono, 'admin', () => ({
    body: { ...DIEZ, dias: ['LUNES' as const, 'MIERCOLES' as const] },
  })),
  valid(cambiarAbono, 'admin', async (scene) => ({
    params: { id: await newAbono(scene) },
    body: { activo: false },
  })),
  valid(venderAbono, 'desk', async (scene) => ({
    params: { id: scene.client.id },
    body: {
      abonoId: await newAbono(scene),
      pago: { monto: 50_000, medio: 'TRANSFERENCIA' as const, nota: 'La mitad' },
    },
  })),
  valid(abonosDeCliente, 'desk', async (scene) => {
    await newVendido(scene);
    return { params: { id: scene.client.id } };
  }),
  valid(misAbonos, 'session', async (scene) => {
    await newVendido(scene);
    return {};
  }),
  valid(listarAbonosVendidos, 'admin', async (scene) => {
    await newVendido(scene);
    return { query: { estado: 'ACTIVO', conSaldo: 'true' as const, texto: 'pack' } };
  }),
  valid(obtenerAbonoVendido, 'owner', async (scene) => ({
    params: { id: await newVendido(scene) },
  })),
  valid(pagarAbono, 'desk', async (scene) => ({
    params: { id: await newVendido(scene) },
    body: { monto: 1_000, medio: 'EFECTIVO' as const },
  })),
  valid(cambiarAbonoVendido, 'admin', async (scene) => ({
    params: { id: await newVendido(scene) },
    body: {
      vence: '2027-01-31',
      motivo: 'Estuvo de viaje',
      compartidoCon: [scene.otherClient.id],
    },
  })),
  valid(anularAbonoVendido, 'admin', async (scene) => ({
    params: { id: await newVendido(scene) },
    body: { motivo: 'Se muda', devolucion: 0, medio: 'EFECTIVO' as const },
  })),
];
