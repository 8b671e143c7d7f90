import { sql } from 'kysely';
import { crearCalendario } from '@remanso/contract/reserva/calendarios.contract';
import { registrarMovimiento } from '@remanso/contract/caja/caja.contract';
import {
  bloquearFranja,
  crearFranja,
  listarFranjas,
} from '@remanso/contract/franja/franjas.contract';
import { registrarPago } from '@remanso/contract/caja/pagos.contract';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { sumarDias, sumarHoras } from '@remanso/contract/calendario';
import { inTransaction } from '../../src/database/transaction.ts';
import { guardarConfirmacion } from '../../src/modules/confirmaciones/confirmaciones.repository.ts';
import { crearToken } from '../../src/modules/password-reset/password-reset.repository.ts';
import { VIERNES, reservar, type Persona } from './builders.ts';
import { crearPersona } from './personas.ts';
import type { TestApp } from './test-app.ts';
import { world } from './world.ts';

/**
 * An open centre on which any call can be made, and where each request finds something of its own
 * to work on.
 */
export interface Scene {
  app: TestApp;
  admin: Persona;
  reception: Persona;
  client: Persona;
  otherClient: Persona;
  newEmail(): string;
  /** Makes a client without bookings; resolves to its id. */
  newCliente(): Promise<number>;
  /** Returns the id of a franja that nobody has booked. */
  freeFranja(): number;
  /** Blocks a franja; resolves to its id. */
  block(franjaId: number): Promise<number>;
  /** Returns a day far ahead that no other request has been given. */
  freeDate(): string;
  /** Makes a booking of `client` for two; resolves to its id. */
  newReserva(): Promise<number>;
  /** Resolves to what is to be told of a booking of `otherClient` to come. */
  newRecado(): Promise<{ id: number; tipo: 'RECORDATORIO'; franjaId: number }>;
  /** Resolves to the id of the companion's seat in a booking of `client`. */
  newAsiento(): Promise<number>;
  /** Makes a booking of `otherClient` in a franja that begins within half an hour; resolves to its id. */
  newTurnoDeAhora(): Promise<number>;
  /** Pays 1,000 pesos for a new booking of `otherClient`; resolves to the payment's id. */
  newPago(): Promise<number>;
  /** Puts 1,000 pesos into the drawer; resolves to the movement's id. */
  newMovimiento(): Promise<number>;
  /** Makes a booking of `otherClient` that has begun, and is not paid. */
  newDeuda(): Promise<void>;
  /** Returns a day that is over and that no other request has been given. */
  pastDate(): string;
  /** Resolves to the token of a reset link that was sent to `client`. */
  newResetToken(): Promise<string>;
  newConfirmation(): Promise<string>;
  newConfirmation(): Promise<string>;
  /** Resolves to the secret of the calendar of `client`. */
  newCalendario(): Promise<string>;
  /** Gives everybody a secret address who has none. */
  newCalendarios(): Promise<void>;
  /** Resolves to the id of a message to `client` that could not be sent. */
  newAvisoFallido(): Promise<number>;
  /** Resolves to a message about a booking of `client` that was sent. */
  newAvisoDeReserva(): Promise<{ id: number; reservaId: number }>;
}

export async function openScene(app: TestApp): Promise<Scene> {
  const { admin, ana: client, sol: otherClient } = await world(app, { clientes: ['ana', 'sol'] });
  const reception = await crearPersona(app, { rol: 'RECEPCION' });
  const query = { desde: VIERNES, hasta: '2026-10-07' };
  const franjas = (await app.make(listarFranjas, { as: admin, query })).map(({ id }) => id);
  let emails = 0;
  let dates = 0;
  let minutes = 0;
  const freeFranja = () => {
    const id = franjas.shift();
    if (id === undefined) throw new Error('The scene has no free franja left');
    return id;
  };
  return {
    app,
    admin,
    reception,
    client,
    otherClient,
    newEmail: () => `nueva${(emails += 1)}@ejemplo.com`,
    freeFranja,
    block: async (id) => (await app.make(bloquearFranja, { as: admin, params: { id } })).franja.id,
    newCliente: async () => (await crearPersona(app)).id,
    freeDate: () => sumarDias('2026-11-01', (dates += 1)),
    newReserva: async () => (await reservar(app, client, freeFranja(), 1)).id,
    newRecado: async () => {
      // The desk books, for a call of another row may have ended a client's session.
      const body = { franjaId: freeFranja(), clienteId: otherClient.id };
      const { id, franja } = await app.make(crearReserva, { as: admin, body });
      return { id, tipo: 'RECORDATORIO', franjaId: franja.id };
    },
    newAsiento: async () => {
      const { participantes } = await reservar(app, client, freeFranja(), 1);
      return participantes[1]?.asientoId as number;
    },
    newTurnoDeAhora: async () => {
      const minuto = (n: number) => sumarHoras(app.clock.now(), n / 60);
      const [inicio, fin] = [minuto((minutes += 1)), minuto(minutes + 1)];
      const { franja } = await app.make(crearFranja, { as: admin, body: { inicio, fin } });
      return (await reservar(app, otherClient, franja.id, 1)).id;
    },
    newPago: async () => {
      const { id } = await reservar(app, otherClient, freeFranja());
      const body = { tipo: 'PAGO', monto: 1_000, medio: 'EFECTIVO' } as const;
      return (await app.make(registrarPago, { as: admin, params: { id }, body })).pago.id;
    },
    newMovimiento: async () => {
      const body = { tipo: 'INGRESO', monto: 1_000, motivo: 'Cambio' } as const;
      return (await app.make(registrarMovimiento, { as: admin, body })).id;
    },
    newDeuda: async () => {
      const { franja } = await reservar(app, otherClient, freeFranja());
      const ayer = sumarDias(app.clock.today(), -(dates += 1));
      await app.database.db
        .updateTable('franjas')
        .set({ inicio: `${ayer}T22:00:00`, fin: `${ayer}T23:00:00` })
        .where('id', '=', franja.id)
        .execute();
    },
    pastDate: () => sumarDias('2026-09-01', -(dates += 1)),
    newResetToken: () =>
      inTransaction(app.dependencies.db, (tx) =>
        crearToken(tx, { usuarioId: client.id, venceEn: '2026-10-02T00:00:00Z' }),
      ),
    newConfirmation: () =>
      inTransaction(app.dependencies.db, async (tx) => {
        const { id: usuarioId, email } = client;
        return guardarConfirmacion(tx, { usuarioId, email, venceEn: '2026-10-02T00:00:00Z' });
      }),
    newCalendarios: async () => {
      await sql`insert into calendarios (usuario_id, secreto_hash, desde)
        select id, 'hash of ' || id, ${app.clock.instant()}::timestamptz from usuarios
        on conflict do nothing`.execute(app.database.db);
    },
    newCalendario: async () => {
      const { url } = await app.make(crearCalendario, { as: client });
      return /([\w-]+)\.ics$/.exec(url)?.[1] ?? '';
    },
    newAvisoDeReserva: async () => {
      const { id: reservaId } = await reservar(app, client, freeFranja(), 1);
      const enviado = { proximo_en: null, enviado_en: app.clock.instant() };
      const { id } = await app.database.db
        .updateTable('avisos')
        .set(enviado)
        .where('reserva_id', '=', reservaId)
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, reservaId };
    },
    newAvisoFallido: () => insertAvisoFallido(app, client),
  };
}

async function insertAvisoFallido({ database, clock }: TestApp, { id, email }: Persona) {
  const ahora = clock.instant();
  const fila = await database.db
    .insertInto('avisos')
    .values({
      tipo: 'bienvenida',
      para: email,
      usuario_id: id,
      datos: '{}',
      creado_en: ahora,
      vence_en: ahora,
      intentos: 50,
      fallido_en: ahora,
      ultimo_error: '550 No such mailbox',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return fila.id;
}
