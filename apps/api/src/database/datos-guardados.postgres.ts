import { tmpdir } from 'node:os';
import { Hecho } from '@remanso/contract/seguimiento/auditoria.contract';
import type { Accion } from '@remanso/contract/seguimiento/hechos.rules';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../test/support/database/create-database.ts';
import { fixedClock } from '../../test/support/fixed-clock.ts';
import { listarHechos } from '../modules/auditoria/auditoria.queries.ts';
import { connect } from './connect.ts';
import { migrateWithin } from './migrate.ts';
import { inTransaction, type Executor } from './transaction.ts';

/*
 * Tests the migrations 0031-sobre-que-es-un-hecho and 0032-de-quien-es-una-respuesta on the data of
 * a centre at migration 0028, with hechos of every accion that existed then.
 */

const [ANA, LUIS, BORRADA] = [2, 3, 9];
const [OCHO, NUEVE] = [1, 2];
/**
 * The booking ids: Ana's booking; Luis's booking, made from an account that was later joined to
 * his; a booking that was deleted.
 */
const [DE_ANA, DE_LUIS, ELIMINADA] = [1, 2, 7];
const CARTA = 5;

const CENTRE = sql`
  insert into usuarios (nombre, apellido, nombre_busqueda, email, genero, telefono, rol, creado_en)
  select n, 'Paz', lower(n) || ' paz', lower(n) || '@ejemplo.com', 'OTROS', '381 555 0100', r, '2026-09-01Z'
  from (values ('Eva', 'ADMIN'), ('Ana', 'CLIENT'), ('Luis', 'CLIENT')) as p (n, r);
  insert into franjas (inicio, fin, capacidad_efectiva, ocupados, origen) values
    ('2026-10-01T08:00', '2026-10-01T09:00', 4, 2, 'GENERADA'),
    ('2026-10-01T09:00', '2026-10-01T10:00', 4, 0, 'GENERADA');
  insert into reservas (franja_id, usuario_id, estado, precio_total, creada_en)
  values (1, 2, 'CONFIRMADA', 100, '2026-09-01Z'), (1, 3, 'CONFIRMADA', 100, '2026-09-01Z');
  insert into avisos (id, tipo, para, usuario_id, reserva_id, creado_en, vence_en, fallido_en)
  overriding system value
  values (5, 'recordatorio', 'ana@ejemplo.com', 2, 1, '2026-09-01Z', '2026-09-02Z', '2026-09-02Z')`;

const reserva = { id: DE_ANA, usuarioId: ANA, franjaId: OCHO, estado: 'CONFIRMADA', notas: 'x' };
const sobreReserva = { persona_id: ANA, reserva_id: DE_ANA, franja_id: OCHO };
const pago = { reservaId: DE_ANA, usuarioId: ANA, franjaId: OCHO, monto: 100, medio: 'OTRO' };
const deOtro = { persona_id: null, reserva_id: null, franja_id: null };
const sobreCuenta = { ...deOtro, persona_id: ANA };
const sobreFranja = { ...deOtro, franja_id: OCHO };
const carta = { tipo: 'recordatorio', usuarioId: ANA };
const sobreCarta = { ...deOtro, persona_id: ANA, reserva_id: DE_ANA };

interface Fila {
  accion: Accion | 'archivarTurnos';
  entidad: string;
  entidad_id?: number;
  antes?: unknown;
  despues?: unknown;
  es: object;
}

/** Returns one row for each of `acciones`. The rows differ only in their accion. */
const iguales = (acciones: readonly Accion[], fila: Omit<Fila, 'accion'>): Fila[] =>
  acciones.map((accion) => ({ accion, ...fila }));

const FILAS: Fila[] = [
  ...iguales(['crearConfig', 'actualizarConfig'], {
    entidad: 'config',
    despues: { ventanaDias: 7 },
    es: deOtro,
  }),
  { accion: 'actualizarCentro', entidad: 'centro', antes: { lema: 'x' }, es: deOtro },
  ...iguales(['crearListaDePrecios', 'eliminarListaDePrecios'], {
    entidad: 'listas-de-precios',
    entidad_id: 2,
    despues: { desde: '2026-11-01' },
    es: deOtro,
  }),
  ...iguales(['crearHorariosBase', 'actualizarHorariosBase'], {
    entidad: 'horarios-base',
    antes: [{ diaSemana: 'LUNES', activo: true, tramos: [] }],
    despues: [],
    es: deOtro,
  }),
  ...iguales(
    ['crearFranja', 'actualizarFranja', 'bloquearFranja', 'desbloquearFranja', 'eliminarFranja'],
    {
      entidad: 'franjas',
      entidad_id: OCHO,
      antes: { id: OCHO, bloqueada: false },
      es: sobreFranja,
    },
  ),
  { accion: 'generarFranjas', entidad: 'franjas', despues: { creadas: 3 }, es: deOtro },
  ...iguales(['crearReserva', 'agregarAsiento', 'eliminarAsiento', 'cambiarEstadoDeReserva'], {
    entidad: 'reservas',
    entidad_id: DE_ANA,
    despues: reserva,
    es: sobreReserva,
  }),
  {
    accion: 'cancelarReserva',
    entidad: 'reservas',
    entidad_id: DE_LUIS,
    despues: { ...reserva, id: DE_LUIS, usuarioId: BORRADA },
    es: { persona_id: LUIS, reserva_id: DE_LUIS, franja_id: OCHO },
  },
  ...iguales(['actualizarReserva', 'deshacerReserva'], {
    entidad: 'reservas',
    entidad_id: DE_ANA,
    antes: reserva,
    despues: { ...reserva, franjaId: NUEVE },
    es: { ...sobreReserva, franja_id: NUEVE },
  }),
  {
    accion: 'eliminarReserva',
    entidad: 'reservas',
    entidad_id: ELIMINADA,
    antes: { ...reserva, id: ELIMINADA },
    es: { ...sobreReserva, reserva_id: ELIMINADA },
  },
  {
    accion: 'actualizarAsiento',
    entidad: 'asientos',
    entidad_id: 4,
    antes: { reservaId: DE_ANA, sexo: 'OTROS' },
    despues: { reservaId: DE_ANA, sexo: 'FEMENINO', otroNombre: true },
    es: sobreReserva,
  },
  {
    accion: 'marcarAsistencia',
    entidad: 'asistencia',
    entidad_id: DE_ANA,
    despues: { usuarioId: ANA, franjaId: OCHO, asistencia: 'VINO' },
    es: sobreReserva,
  },
  { accion: 'registrarPago', entidad: 'pagos', entidad_id: 1, despues: pago, es: sobreReserva },
  { accion: 'anularPago', entidad: 'pagos', entidad_id: 1, antes: pago, es: sobreReserva },
  ...iguales(['registrarMovimiento', 'anularMovimiento'], {
    entidad: 'movimientos-de-caja',
    entidad_id: 1,
    despues: { tipo: 'FONDO', monto: 5 },
    es: deOtro,
  }),
  ...iguales(['cerrarCaja', 'reabrirCaja'], {
    entidad: 'cierres-de-caja',
    entidad_id: 1,
    despues: { fecha: '2026-10-01', contado: { EFECTIVO: 5 } },
    es: deOtro,
  }),
  ...iguales(
    [
      'crearUsuario',
      'actualizarUsuario',
      'cambiarRol',
      'cambiarEstadoDeUsuario',
      'anotarCliente',
      'unirClientes',
      'crearCalendario',
      'borrarCalendario',
      'crearSuscripcion',
      'borrarSuscripcion',
      'register',
      'cambiarContrasena',
      'confirmarEmail',
      'solicitarReset',
      'resetearContrasena',
      'crearAdministrador',
      'darEnlace',
      'promoverAdministrador',
      'enviarBienvenida',
    ],
    { entidad: 'usuarios', entidad_id: ANA, despues: { id: ANA, rol: 'CLIENT' }, es: sobreCuenta },
  ),
  {
    accion: 'eliminarUsuario',
    entidad: 'usuarios',
    entidad_id: BORRADA,
    es: { ...deOtro, persona_id: BORRADA },
  },
  {
    accion: 'loginFallido',
    entidad: 'usuarios',
    entidad_id: ANA,
    despues: { intentos: 12 },
    es: { ...sobreCuenta, veces: 12, despues: null },
  },
  ...iguales(['crearFeriado', 'importarFeriados', 'eliminarFeriado'], {
    entidad: 'feriados',
    entidad_id: 1,
    antes: { id: 1, fecha: '2026-12-25', descripcion: 'Navidad' },
    es: deOtro,
  }),
  ...iguales(['crearBloqueo', 'eliminarBloqueo'], {
    entidad: 'bloqueos',
    entidad_id: 1,
    despues: { fechaDesde: '2026-10-05' },
    es: deOtro,
  }),
  ...iguales(['crearOverride', 'eliminarOverride'], {
    entidad: 'overrides',
    entidad_id: 1,
    despues: { fecha: '2026-10-05', tramos: [] },
    es: deOtro,
  }),
  ...iguales(['avisoFallido', 'reintentarAviso', 'descartarAviso', 'reenviarAviso'], {
    entidad: 'avisos',
    entidad_id: CARTA,
    antes: carta,
    es: sobreCarta,
  }),
  // The table has no aviso 99: avisos are deleted after 30 days. The hecho itself names the
  // booking.
  {
    accion: 'reenviarAviso',
    entidad: 'avisos',
    entidad_id: 99,
    despues: { ...carta, reservaId: DE_ANA },
    es: sobreCarta,
  },
  ...iguales(['marcarRecado', 'desmarcarRecado'], {
    entidad: 'recados',
    entidad_id: DE_ANA,
    antes: { tipo: 'CAMBIO', franjaId: OCHO, usuarioId: ANA },
    es: sobreReserva,
  }),
  ...iguales(['planDelDia', 'limpiarVencidos'], {
    entidad: 'sistema',
    despues: { creadas: 3, redes: 2 },
    es: deOtro,
  }),
  { accion: 'confirmarReloj', entidad: 'reloj', antes: { visto: null }, es: deOtro },
  // The migration must leave a row unchanged that no version of Remanso ever wrote.
  { accion: 'archivarTurnos', entidad: 'turnos', antes: 7, despues: ['x'], es: deOtro },
  {
    accion: 'crearReserva',
    entidad: 'reservas',
    entidad_id: DE_LUIS,
    despues: { usuarioId: 'dos', franjaId: null },
    es: { persona_id: LUIS, reserva_id: DE_LUIS, franja_id: null },
  },
];

/**
 * Rows of `idempotencia`: an answer to the desk about a booking, one to the desk about a payment,
 * one to a client, and one that is still missing.
 */
const RESPUESTAS = [
  { respuesta: { id: DE_ANA, cliente: { id: ANA } }, es: [ANA, null] },
  { respuesta: { pago: { reservaId: DE_ANA }, saldo: 0 }, es: [null, DE_ANA] },
  { respuesta: { id: DE_ANA, fecha: '2026-10-01' }, es: [null, null] },
  { respuesta: null, es: [null, null] },
];

const writeAnswers = (tx: Executor) =>
  sql`
  insert into idempotencia (usuario_id, clave, huella, respuesta, creada_en)
  select 1, n::text, 'huella', nullif(r -> 'respuesta', 'null')::json, '2026-10-01T10:00Z'
  from jsonb_array_elements(${JSON.stringify(RESPUESTAS)}::jsonb) with ordinality as e (r, n)`.execute(
    tx,
  );

const writeTrail = (tx: Executor) =>
  sql`
  insert into auditoria (ocurrido_en, usuario_id, accion, entidad, entidad_id, antes, despues)
  select '2026-10-01T10:00Z', 1, accion, entidad, entidad_id, antes, despues
  from jsonb_to_recordset(${JSON.stringify(FILAS)}::jsonb) as f
    (accion text, entidad text, entidad_id bigint, antes jsonb, despues jsonb)`.execute(tx);

test('the trail and the answers of the version before are filled in, and lose nothing', async () => {
  const { url, drop } = await createDatabase(inject('server'));
  onTestFinished(drop);
  const clock = fixedClock();
  const options = { databaseUrl: url, dataDir: tmpdir(), clock, log: () => undefined };
  const { db, close } = await connect(options);
  onTestFinished(close);
  await inTransaction(db, async (tx) => {
    await migrateWithin(tx, { to: '0028-lecturas-de-calendario' });
    await CENTRE.execute(tx);
    await writeTrail(tx);
    await writeAnswers(tx);
    await migrateWithin(tx);
  });

  const rows = await db.selectFrom('auditoria').selectAll().orderBy('id').execute();
  expect(rows).toEqual(
    FILAS.map(({ es, ...fila }) =>
      expect.objectContaining({
        entidad_id: null,
        antes: null,
        despues: null,
        veces: 1,
        ...fila,
        ...es,
      }),
    ),
  );
  const { hechos } = await listarHechos(db, { page: 0, size: 200 }, clock.timeZone);
  expect(z.array(Hecho).parse(hechos)).toHaveLength(FILAS.length);
  const answers = await db.selectFrom('idempotencia').selectAll().orderBy('clave').execute();
  expect(answers.map((row) => [row.respuesta, [row.persona_id, row.reserva_id]])).toEqual(
    RESPUESTAS.map(({ respuesta, es }) => [respuesta, es]),
  );
});
