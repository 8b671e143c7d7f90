import * as api from '@remanso/contract/abono/abonos.contract';
import type { Dependencies } from '../../../dependencies.ts';
import type { Route } from '../../../platform/http/register-endpoint.ts';
import type { Session } from '../../../platform/http/session.ts';
import { clienteNoEncontrado } from '../../usuarios/usuarios.errors.ts';
import { buscarUsuario } from '../../usuarios/usuarios.queries.ts';
import { abonoInexistente } from '../abonos.errors.ts';
import {
  buscarVendido,
  leSirve,
  leerAnulacion,
  leerAbonos,
  leerAbonosDe,
  leerMovimientos,
} from '../abonos.queries.ts';
import { anularAbonoVendido } from './anular-abono-vendido.ts';
import { cambiarAbono } from './cambiar-abono.ts';
import { cambiarAbonoVendido } from './cambiar-abono-vendido.ts';
import { crearAbono } from './crear-abono.ts';
import { pagarAbono } from './pagar-abono.ts';
import { listarVendidos } from './vendidos.queries.ts';
import { venderAbono } from './vender-abono.ts';

export function abonosRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock } = dependencies;

  route(api.listarAbonos, async () => ({ abonos: await leerAbonos(db) }));

  route(api.crearAbono, ({ session, body }) => crearAbono(dependencies, { session, nuevo: body }));

  route(api.cambiarAbono, ({ session, params, body }) =>
    cambiarAbono(dependencies, { session, abonoId: params.id, ...body }),
  );

  route(api.venderAbono, ({ session, params, headers, body }) =>
    venderAbono(dependencies, {
      session,
      clave: headers['idempotency-key'],
      clienteId: params.id,
      ...body,
    }),
  );

  route(api.abonosDeCliente, async ({ params }) => {
    const cliente = await buscarUsuario(db, params.id);
    if (cliente?.rol !== 'CLIENT') throw clienteNoEncontrado();
    return { abonos: await leerAbonosDe(db, { usuarioId: params.id, hoy: clock.today() }) };
  });

  route(api.misAbonos, async ({ session: { usuarioId } }) => ({
    abonos: await leerAbonosDe(db, { usuarioId, hoy: clock.today() }),
  }));

  route(api.listarAbonosVendidos, ({ query }) => listarVendidos(db, query, clock.today()));

  route(api.obtenerAbonoVendido, ({ session, params }) =>
    abrirVendido(dependencies, session, params.id),
  );

  route(api.pagarAbono, ({ session, params, headers, body }) =>
    pagarAbono(dependencies, {
      session,
      clave: headers['idempotency-key'],
      abonoVendidoId: params.id,
      ...body,
    }),
  );

  route(api.cambiarAbonoVendido, ({ session, params, body }) =>
    cambiarAbonoVendido(dependencies, { session, abonoVendidoId: params.id, cambio: body }),
  );

  route(api.anularAbonoVendido, ({ session, params, body }) =>
    anularAbonoVendido(dependencies, { session, abonoVendidoId: params.id, ...body }),
  );
}

/**
 * Returns a sold abono with its ledger, and at the desk with its end. Throws 404 where the person may
 * not see it.
 */
async function abrirVendido(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { esDelMostrador, usuarioId }: Session,
  id: number,
) {
  const abono = await buscarVendido(db, id, clock.today());
  const puede = esDelMostrador || (await leSirve(db, id, usuarioId));
  if (!abono || !puede) throw abonoInexistente();
  const anulado = esDelMostrador && abono.estado === 'ANULADO';
  const anulacion = anulado ? await leerAnulacion(db, id) : undefined;
  return { ...abono, movimientos: await leerMovimientos(db, id), ...(anulacion && { anulacion }) };
}
