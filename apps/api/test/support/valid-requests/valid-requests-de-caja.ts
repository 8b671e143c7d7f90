import {
  anularMovimiento,
  cerrarCaja,
  listarDeudores,
  obtenerCaja,
  reabrirCaja,
  registrarMovimiento,
} from '@remanso/contract/caja/caja.contract';
import { valid } from './valid-request.ts';

const CONTADO = { EFECTIVO: 1_000, TRANSFERENCIA: 0, TARJETA: 0, OTRO: 0 };

export const CAJA = [
  valid(obtenerCaja, 'desk', async ({ newPago, newMovimiento, app }) => {
    await newPago();
    await newMovimiento();
    return { query: { fecha: app.clock.today() } };
  }),
  valid(registrarMovimiento, 'desk', () => ({
    body: { tipo: 'FONDO' as const, monto: 20_000, motivo: 'Cambio para empezar' },
  })),
  valid(anularMovimiento, 'desk', async ({ newMovimiento }) => ({
    params: { id: await newMovimiento() },
    body: { motivo: 'Se anotó dos veces' },
  })),
  valid(cerrarCaja, 'desk', ({ pastDate }) => ({
    body: { fecha: pastDate(), contado: CONTADO, nota: 'Sobró un billete' },
  })),
  valid(reabrirCaja, 'admin', async ({ app, admin, pastDate }) => {
    const body = { fecha: pastDate(), contado: CONTADO };
    const { id } = await app.make(cerrarCaja, { as: admin, body });
    return { params: { id }, body: { motivo: 'Faltó contar la caja chica' } };
  }),
  valid(listarDeudores, 'desk', async ({ newDeuda }) => {
    await newDeuda();
    return { query: { page: 0, size: 20 } };
  }),
];
