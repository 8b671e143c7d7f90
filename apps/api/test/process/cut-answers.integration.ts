import { crearAbono, venderAbono } from '@remanso/contract/abono/abonos.contract';
import { registrarPago } from '@remanso/contract/caja/pagos.contract';
import type { Endpoint } from '@remanso/contract/endpoint';
import { listarFranjas } from '@remanso/contract/franja/franjas.contract';
import { tablaPorDefecto } from '@remanso/contract/precio/precios.rules';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { sumarDias } from '@remanso/contract/calendario';
import { expect, onTestFinished, test } from 'vitest';
import { brokenInvariants } from '../../src/database/invariants.ts';
import { asking, clientOf, type Ask } from '../support/client.ts';
import { DIEZ } from '../support/con-abono.ts';
import { outcome } from '../support/refusals.ts';
import { startFaultyProxy } from '../support/servers/start-faulty-proxy.ts';
import { useTestApp } from '../support/test-app.ts';
import { world } from '../support/world.ts';

/*
 * Answers are cut off after the commit, and the requests repeated with their key (reliability F4).
 * `npm run cuts -- --rounds 1000` cuts 1,000 answers of each kind.
 */

const ASKED = process.env['CUT_ROUNDS'];
const ROUNDS = Number(ASKED ?? 5);
const CLIENTES = ['ana', 'luis', 'sol', 'eva', 'beto', 'mara', 'hugo', 'ines'] as const;
const VENTANA_DIAS = 30;
const EFECTIVO = { monto: 500, medio: 'EFECTIVO' } as const;

const app = useTestApp();

const count = async (table: 'reservas' | 'pagos' | 'abonos_vendidos') => {
  const { rows } = await app.database.pool.query(`select count(*)::int as n from ${table}`);
  return (rows as { n: number }[])[0]?.n;
};

test(
  'a request whose answer is lost after its commit is carried out once, however often it is repeated',
  async () => {
    const { admin, ...gente } = await world(app, {
      clientes: CLIENTES,
      config: {
        ventanaDias: VENTANA_DIAS,
        capacidadBase: CLIENTES.length,
        preciosPorCapacidad: tablaPorDefecto(CLIENTES.length),
      },
    });
    const proxy = await startFaultyProxy(Number(new URL(app.origin).port));
    onTestFinished(() => proxy.stop());
    proxy.set({ kind: 'cut', bytes: 0 });
    const far = clientOf(`http://127.0.0.1:${proxy.port}`);

    /** Loses the answer of a request, and then sends it twice more with the same key. */
    async function lose<E extends Endpoint>({ endpoint, request }: Ask<E>, key: string) {
      const asked = { endpoint, request: { ...request, headers: { 'idempotency-key': key } } };
      await expect(far.ask<E>(asked, admin)).rejects.toThrow(/hang up|reset/);
      const answer = await app.ask<E, typeof admin>(asked, admin);
      expect([key, answer.status]).toEqual([key, 201]);
      expect(outcome(await app.ask<E>(asked, admin))).toEqual(outcome(answer));
      return answer.body;
    }

    const abono = await app.make(crearAbono, { as: admin, body: DIEZ });
    const desde = sumarDias(app.hoy(), 1);
    const query = { desde, hasta: sumarDias(desde, VENTANA_DIAS - 1) };
    const franjas = await app.make(listarFranjas, { as: admin, query });
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id: clienteId } = gente[CLIENTES[round % CLIENTES.length] ?? 'ana'];
      const franjaId = franjas[Math.floor(round / CLIENTES.length)]?.id ?? 0;
      const { id } = await lose(
        asking(crearReserva, { body: { franjaId, clienteId } }),
        `reserva/${round}`,
      );
      await lose(
        asking(registrarPago, { params: { id }, body: { tipo: 'PAGO', ...EFECTIVO } }),
        `pago/${round}`,
      );
      await lose(
        asking(venderAbono, {
          params: { id: clienteId },
          body: { abonoId: abono.id, pago: EFECTIVO },
        }),
        `abono/${round}`,
      );
    }
    expect(await count('reservas')).toBe(ROUNDS);
    expect(await count('abonos_vendidos')).toBe(ROUNDS);
    expect(await count('pagos')).toBe(2 * ROUNDS);
    expect(await brokenInvariants(app.database.db, app.clock)).toEqual([]);
    if (!ASKED) return;
    process.stdout.write(
      `${ROUNDS} answers each of a booking, a payment and the sale of an abono lost after the ` +
        `commit and asked for again: ${ROUNDS} bookings, ${2 * ROUNDS} payments, ${ROUNDS} abonos\n`,
    );
  },
  60_000 + ROUNDS * 2_000,
);
