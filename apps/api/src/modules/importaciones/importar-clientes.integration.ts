import { readFileSync } from 'node:fs';
import { obtenerCentro } from '@remanso/contract/centro/centro.contract';
import { sumarHoras } from '@remanso/contract/calendario';
import { listarClientes } from '@remanso/contract/persona/clientes.contract';
import {
  deshacerImportacion,
  importarClientes,
  listarImportaciones,
  previsualizarClientes,
} from '@remanso/contract/persona/importaciones.contract';
import { abonosDeCliente } from '@remanso/contract/abono/abonos.contract';
import { anotarCliente } from '@remanso/contract/persona/clientes.contract';
import { expect, test } from 'vitest';
import { crearPersona } from '../../../test/support/personas.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();
const enBase64 = (texto: string) => Buffer.from(texto).toString('base64');
const ejemplo = (nombre: string) =>
  readFileSync(new URL(`ejemplos/${nombre}.csv`, import.meta.url)).toString('base64');

/** Returns the milliseconds of the longest call that another client makes until `work` is done. */
async function longestCallBeside(work: Promise<unknown>): Promise<number> {
  let longest = 0;
  const over = new AbortController();
  const ended = work.finally(() => over.abort());
  while (!over.signal.aborted) {
    const start = performance.now();
    await app.call(obtenerCentro, {});
    longest = Math.max(longest, performance.now() - start);
  }
  await ended;
  return longest;
}
const owner = () => crearPersona(app, { rol: 'ADMIN', nombre: 'luis' });

async function clientes(as: Awaited<ReturnType<typeof owner>>) {
  const { clientes: todos } = await app.make(listarClientes, { as, query: { size: '100' } });
  return todos;
}

test('three files of three programs are one list of people', async () => {
  const as = await owner();
  const traer = (csv: string) => app.make(importarClientes, { as, body: { csv } });
  expect(await traer(ejemplo('google-contacts'))).toMatchObject({ creados: 2, saltados: 1 });
  expect(await traer(ejemplo('easyappointments'))).toMatchObject({ creados: 1, actualizados: 1 });
  expect(await traer(ejemplo('excel-de-mano'))).toMatchObject({ creados: 2, saltados: 1 });
  const todos = await clientes(as);
  expect(todos.map(({ nombre, apellido, telefono }) => [nombre, apellido, telefono])).toEqual([
    ['Ana María', 'Muñoz', '3815550194'],
    ['Bruno', "O'Brien", '+543815550193'],
    ['Emilia Rosa', 'Paz', '+54 9 381 555-0190'],
    ['Juan', 'De La Cruz', '3815550195'],
    ['Tomás', 'Núñez', '(0381) 155550191'],
  ]);
  const emilia = todos.find(({ email }) => email === 'emilia@ejemplo.com');
  expect(emilia?.nota).toBe(
    'Prefiere la tarde,\nsin música\nOtro teléfono: 381 555 0000\nOtro email: paz@ejemplo.com\nAlergia al eucalipto',
  );
  const hechos = await app.database.db.selectFrom('auditoria').select('accion').execute();
  expect(hechos.filter(({ accion }) => accion === 'importarClientes')).toHaveLength(3);
});

test('each row says what would become of it, and nothing is written', async () => {
  const as = await owner();
  const lista = (filas: string) => enBase64(`Nombre;Apellido;Celular;Mail;Edad\n${filas}`);
  await app.make(importarClientes, {
    as,
    body: { csv: lista('Ana;Paz;3815550001;ana@ejemplo.com;30') },
  });
  const csv = lista(
    [
      'Ana;Otra;3815559999;ANA@ejemplo.com;1',
      'ana;páz;0381 155550001;;2',
      'Luz;Sosa;3815550001;;3',
      'Eva;Rey;3815550002;;4',
      'Eva;Rey;381 555 0002;;5',
      'Eva;Rey;123;mal@;6',
    ].join('\n'),
  );
  const { columnas, filas, cuentas } = await app.make(previsualizarClientes, {
    as,
    body: { csv, columnas: [{ titulo: 'Edad', campo: 'nota' }] },
  });
  expect(columnas.at(-1)).toEqual({ titulo: 'Edad', campo: 'nota', muestra: '1' });
  expect(filas.map(({ numero, resultado, repiteFila }) => [numero, resultado, repiteFila])).toEqual(
    [
      [2, 'YA_ESTA', null],
      [3, 'YA_ESTA', null],
      [4, 'PARECIDO', 3],
      [5, 'NUEVO', null],
      [6, 'YA_ESTA', 5],
      [7, 'CON_ERROR', null],
    ],
  );
  expect(filas.at(-1)?.errores).toEqual(['El formato del teléfono no es válido', 'Email inválido']);
  expect(cuentas).toEqual({ NUEVO: 1, YA_ESTA: 3, PARECIDO: 1, CON_ERROR: 1 });
  expect(await clientes(as)).toHaveLength(1);

  const [ana] = await clientes(as);
  const decisiones = { 2: 'SALTAR' as const, 4: 'CREAR' as const, 5: ana?.id ?? 0 };
  const body = { csv, decisiones, columnas: [{ titulo: 'Edad', campo: 'nota' as const }] };
  expect(await app.make(importarClientes, { as, body })).toMatchObject({
    creados: 1,
    actualizados: 3,
    saltados: 2,
  });
  const despues = await clientes(as);
  expect(despues.find(({ id }) => id === ana?.id)?.nota).toBe('2\n4\n5');
});

test('undone within a day, but for whom something was done with', async () => {
  const as = await owner();
  const csv = enBase64('Nombre;Apellido;Celular\nEva;Rey;3815550002\nLuz;Sosa;3815550003\n');
  const { id } = await app.make(importarClientes, { as, body: { csv } });
  const [hecha, ...otras] = (await app.make(listarImportaciones, { as })).importaciones;
  expect(hecha).toMatchObject({ id, hechaEn: app.clock.now(), creados: 2 });
  expect(hecha?.hasta).toBe(sumarHoras(app.clock.now(), 24));
  expect(otras).toEqual([]);
  const eva = (await clientes(as)).find(({ nombre }) => nombre === 'Eva');
  await app.make(anotarCliente, { as, params: { id: eva?.id ?? 0 }, body: { nota: 'Llamar' } });
  expect(await app.make(deshacerImportacion, { as, params: { id } })).toEqual({
    quitados: 1,
    quedan: [
      { clienteId: eva?.id, nombre: 'Eva', apellido: 'Rey', motivo: 'Alguien cambió sus datos' },
    ],
  });
  expect(await app.make(listarImportaciones, { as })).toEqual({ importaciones: [] });
  const otraVez = await app.call(deshacerImportacion, { as, params: { id } });
  expect(outcome(otraVez)).toBe('409 IMPORTACION_DESHECHA');
});

test('five thousand rows in under ten seconds, and a hundred letters an hour', async () => {
  const as = await owner();
  const filas = Array.from(
    { length: 5_000 },
    (_, i) => `Ana;Paz${'abcdefghij'[i % 10]};381${4_000_000 + i};ana${i}@ejemplo.com`,
  );
  const nombres = ['Nombre;Apellido;Celular;Mail', ...filas].join('\n');
  const decisiones = Object.fromEntries(filas.map((_, i) => [i + 2, 'CREAR' as const]));
  const antes = performance.now();
  const { creados, invitados } = await app.make(importarClientes, {
    as,
    body: { csv: enBase64(nombres), decisiones, invitar: true },
  });
  expect([creados, invitados]).toEqual([5_000, 5_000]);
  expect(performance.now() - antes).toBeLessThan(10_000);
  const { rows } = {
    rows: await app.database.db.selectFrom('importados').select('invitado_en').execute(),
  };
  expect(rows.filter(({ invitado_en: en }) => en !== null)).toHaveLength(100);
});

test('a file that would create and change nothing is refused', async () => {
  const as = await owner();
  const lista = (fila: string) => enBase64(`Nombre;Apellido;Celular;Nota\n${fila}\n`);
  const traer = (csv: string, decisiones = {}) =>
    app.call(importarClientes, { as, body: { csv, decisiones } });
  const ana = lista('Ana;Paz;3815550001;Rodilla');
  expect(outcome(await traer(ana, { 2: 'SALTAR' }))).toBe('409 NADA_QUE_TRAER');
  expect(outcome(await traer(ana))).toMatchObject([201, { creados: 1 }]);
  expect(outcome(await traer(ana))).toBe('409 NADA_QUE_TRAER');
  expect((await app.make(listarImportaciones, { as })).importaciones).toHaveLength(1);
  const conNota = await traer(lista('Ana;Paz;3815550001;Hombro'));
  expect(outcome(conNota)).toMatchObject([201, { creados: 0, actualizados: 1 }]);
});

const M = 2 * 1024 * 1024;
const HOSTILES: Record<string, string> = {
  'of quotes': '"'.repeat(M),
  'of quotes in lines': '"\n'.repeat(M / 2),
  'of separators': ';'.repeat(M),
  'of separators in long lines': `${';'.repeat(19_000)}\n`.repeat(110),
  'of ends of lines': '\r'.repeat(M),
  'of a hundred thousand open quotes': `Nombre;Celular\n${'"a;3815550001\n'.repeat(M / 15)}`,
};
test.each(Object.keys(HOSTILES))('another client is answered beside a file %s', async (cual) => {
  const as = await owner();
  const body = { csv: enBase64(HOSTILES[cual] ?? '') };
  const preview = app.call(previsualizarClientes, { as, body });
  expect(await longestCallBeside(preview)).toBeLessThan(500);
  expect(outcome(await preview)).toBe('400 DATOS_INVALIDOS csv');
});

test('another client is answered while rows that are all alike are compared', async () => {
  const as = await owner();
  const csv = enBase64(`Nombre;Apellido;Celular\n${'Ana;Paz;3815550001\n'.repeat(5_000)}`);
  const preview = app.make(previsualizarClientes, { as, body: { csv } });
  // On a quiet machine it is below 100 ms.
  expect(await longestCallBeside(preview)).toBeLessThan(500);
  expect((await preview).cuentas).toMatchObject({ NUEVO: 1, YA_ESTA: 4_999 });
});

test('places of elsewhere become an abono of a year, and end with who is taken away', async () => {
  const as = await owner();
  const csv = enBase64(
    'Nombre;Apellido;Celular;Sesiones\nAna;Paz;3815550001;7\nEva;Rey;3815550002;0\n',
  );
  const { id } = await app.make(importarClientes, { as, body: { csv } });
  const [ana, eva] = await clientes(as);
  const abonosDe = async (cliente: { id: number } | undefined) =>
    (await app.make(abonosDeCliente, { as, params: { id: cliente?.id ?? 0 } })).abonos;
  expect(await abonosDe(ana)).toMatchObject([
    { nombre: 'De antes', lugares: 7, disponibles: 7, precio: 0, saldo: 0, estado: 'ACTIVO' },
  ]);
  expect(await abonosDe(eva)).toEqual([]);
  await app.make(deshacerImportacion, { as, params: { id } });
  const left = await app.database.db
    .selectFrom('abonos_vendidos')
    .select(['usuario_id', 'disponibles', 'motivo'])
    .execute();
  expect(left).toEqual([{ usuario_id: null, disponibles: 0, motivo: 'Se deshizo la importación' }]);
});
