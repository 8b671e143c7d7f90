import { sql } from 'kysely';
import { crearCalendario } from '@remanso/contract/reserva/calendarios.contract';
import { crearInvitacion } from '@remanso/contract/reserva/invitaciones.contract';
import { registrarMovimiento } from '@remanso/contract/caja/caja.contract';
import {
  bloquearFranja,
  crearFranja,
  listarFranjas,
} from '@remanso/contract/franja/franjas.contract';
import { registrarPago } from '@remanso/contract/caja/pagos.contract';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { fechaDe, sumarDias, sumarHoras } from '@remanso/contract/calendario';
import { inTransaction } from '../../src/database/transaction.ts';
import { guardarConfirmacion } from '../../src/modules/confirmaciones/confirmaciones.repository.ts';
import { guardarEnlace } from '../../src/modules/password-reset/password-reset.repository.ts';
import { VIERNES, reservar, type Persona } from './builders.ts';
import { guardarUnCodigo } from './codigo-de-carta.ts';
import { beginOnce } from './database/begin-once.ts';
import { esperasDeEscena } from './esperas-de-escena.ts';
import { crearPersona } from './personas.ts';
import { pedirSerie } from './series.ts';
import type { TestApp } from './test-app.ts';
import { webhooksDeEscena } from './programas/webhooks-de-escena.ts';
import { tokensDeEscena } from './programas/tokens-de-escena.ts';
import { world } from './world.ts';

/**
 * An open centre on which a test can make any call. Each function below creates or finds something
 * that no other request uses.
 */
export interface Scene {
  app: TestApp;
  admin: Persona;
  reception: Persona;
  client: Persona;
  otherClient: Persona;
  newEmail(): string;
  /** Creates a client without bookings; resolves to the client's id. */
  newCliente(): Promise<number>;
  /** Returns the id of a franja that nobody has booked. */
  freeFranja(): number;
  /** Blocks a franja; resolves to the id of that franja. */
  block(franjaId: number): Promise<number>;
  /** Returns a day in the future that was not returned before. */
  freeDate(): string;
  /** Books for `client` and one companion; resolves to the booking's id. */
  newReserva(): Promise<number>;
  /** Books for `otherClient`; resolves to the recado that would remind them of the booking. */
  newRecado(): Promise<{ id: number; tipo: 'RECORDATORIO'; franjaId: number }>;
  /** Fills a franja; resolves to the id of that franja. */
  fullFranja(): Promise<number>;
  /** Adds `client` to the waiting list of a full franja; resolves to the espera. */
  newEspera(): Promise<{ id: number; franjaId: number }>;
  /** Offers `client` a place; resolves to the id of the espera with the offer. */
  newOferta(): Promise<number>;
  /** Books two weeks for `client`; resolves to the id of the series and its last day. */
  newSerie(): Promise<{ id: number; ultima: string }>;
  /** Books for `client` and one companion; resolves to the id of the companion's asiento. */
  newAsiento(): Promise<number>;
  /**
   * Books for `otherClient` a franja that begins within half an hour; resolves to the booking's id.
   */
  newTurnoDeAhora(): Promise<number>;
  /**
   * Books for `otherClient` and registers a payment of 1,000 pesos; resolves to the payment's id.
   */
  newPago(): Promise<number>;
  /** Registers an ingreso of 1,000 pesos in the caja; resolves to the movimiento's id. */
  newMovimiento(): Promise<number>;
  /** Books for `otherClient` and moves the franja to a day in the past; the booking is not paid. */
  newDeuda(): Promise<void>;
  /** Returns a day in the past that was not returned before. */
  pastDate(): string;
  /** Resolves to the token of an enlace with which `client` can choose a new password. */
  newResetToken(): Promise<string>;
  /** Resolves to the digits of a code with which `client` can enter. */
  newCodigo(): Promise<string>;
  /** Resolves to the token of an enlace with which `client` can confirm their e-mail. */
  newConfirmation(): Promise<string>;
  /** Resolves to the secret in the address of the calendar of `client`. */
  newCalendario(): Promise<string>;
  /** Books for `client` and one companion; resolves to the secret of the companion's page. */
  newInvitacion(): Promise<string>;
  /** Creates a calendar with a secret address for every user who has none. */
  newCalendarios(): Promise<void>;
  /** Resolves to the id of an aviso to `client` that could not be sent. */
  newAvisoFallido(): Promise<number>;
  /** Inserts an importacion that brought nobody; resolves to its id. */
  newImportacion(): Promise<number>;
  /** Subscribes a phone of `client`; resolves to the subscription's id. */
  newSuscripcion(): Promise<number>;
  /** Resolves to the ids of an aviso to `client` that was sent, and of its booking. */
  newAvisoDeReserva(): Promise<{ id: number; reservaId: number }>;
  /** Adds a token that may do everything that tokens may; resolves to its id. */
  newToken(): Promise<number>;
  /** Adds a token whose program has asked for something. */
  newUsedToken(): Promise<void>;
  /** Adds a webhook; resolves to its id. */
  newWebhook(): Promise<number>;
  /** Adds a webhook whose address is refused as soon as something is sent; resolves to its id. */
  newWebhookPrivado(): Promise<number>;
  /** Adds a webhook and an envío to it that was given up; resolves to the ids of both. */
  newEnvio(): Promise<{ id: number; webhookId: number }>;
}

interface Begun {
  admin: Persona;
  reception: Persona;
  client: Persona;
  otherClient: Persona;
  franjas: number[];
}

/**
 * Opens the scene. The first scene of a test file is created through the API in an empty database.
 * Each later scene of the file restores the tables of the first scene, which is faster.
 */
export async function openScene(app: TestApp): Promise<Scene> {
  const { admin, reception, client, otherClient, franjas } = await openBegun(app);
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
    ...esperasDeEscena(app, { admin, client }, freeFranja),
    block: async (id) => (await app.make(bloquearFranja, { as: admin, params: { id } })).franja.id,
    newCliente: async () => (await crearPersona(app)).id,
    freeDate: () => sumarDias('2026-11-01', (dates += 1)),
    newReserva: async () => (await reservar(app, client, freeFranja(), 1)).id,
    newRecado: async () => {
      // The desk books here, because an earlier call may have ended the session of `otherClient`.
      const body = { franjaId: freeFranja(), clienteId: otherClient.id };
      const { id, franja } = await app.make(crearReserva, { as: admin, body });
      return { id, tipo: 'RECORDATORIO', franjaId: franja.id };
    },
    newSerie: async () => {
      const pedido = { franjaId: freeFranja(), clienteId: client.id, veces: 2 };
      const { body } = await pedirSerie(app, admin, pedido);
      const { id, reservas } = body;
      return { id, ultima: fechaDe(reservas[1]?.franja.inicio ?? '') };
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
        guardarEnlace(tx, { usuarioId: client.id, venceEn: '2026-10-02T00:00:00Z' }),
      ),
    newCodigo: () => guardarUnCodigo(app, client.email),
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
    newInvitacion: async () => {
      const { id, participantes } = await reservar(app, client, freeFranja(), 1);
      const body = { asientoId: participantes[1]?.asientoId as number };
      const { url } = await app.make(crearInvitacion, { as: client, params: { id }, body });
      return url.slice(-43);
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
    newImportacion: () => insertImportacion(app),
    newSuscripcion: () => insertSuscripcion(app, client),
    ...webhooksDeEscena(app),
    ...tokensDeEscena(app, admin),
  };
}

const openBegun = beginOnce(async (app: TestApp): Promise<Begun> => {
  const { admin, ana: client, sol: otherClient } = await world(app, { clientes: ['ana', 'sol'] });
  const reception = await crearPersona(app, { rol: 'RECEPCION' });
  const query = { desde: VIERNES, hasta: '2026-10-08' };
  const franjas = (await app.make(listarFranjas, { as: admin, query })).map(({ id }) => id);
  return { admin, reception, client, otherClient, franjas };
});

async function insertImportacion({ database, clock }: TestApp): Promise<number> {
  const { id } = await database.db
    .insertInto('importaciones')
    .values({ creada_en: clock.instant() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
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

/** A subscription with the keys of the example of RFC 8291, appendix A. */
export const NUEVA_SUSCRIPCION = {
  endpoint: 'https://push.ejemplo.com/envios/4f1b',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  dispositivo: 'Teléfono de Ana',
};

async function insertSuscripcion({ database: { db }, clock }: TestApp, { id }: Persona) {
  const { endpoint, keys, dispositivo } = NUEVA_SUSCRIPCION;
  const claves = {
    publica:
      'BNbxGYNMhEIi9zrneh7mqV4oUanjLUK3m-mYZBc62frMKrEoMk88r3Lk596T0ck9xlT-aok0fO1KXBLV4-XqxYM',
    privada: 'ahPBNhVGZOuUJL_7XpTrlBpcnaUHPJ_bj2Ha8R4OhTU',
  };
  await db
    .insertInto('claves_de_envio')
    .values(claves)
    .onConflict((c) => c.doNothing())
    .execute();
  const suya = { usuario_id: id, ...keys, dispositivo, creada_en: clock.instant() };
  const { id: suscripcionId } = await db
    .insertInto('suscripciones')
    .values({ endpoint, ...suya })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(suya))
    .returning('id')
    .executeTakeFirstOrThrow();
  return suscripcionId;
}
