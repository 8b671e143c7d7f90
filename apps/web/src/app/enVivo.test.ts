import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { consultasDeConfig } from '../entities/config/config.queries.ts';
import { consultasDeEsperas } from '../entities/espera/esperas.queries.ts';
import { consultasDeFranjas } from '../entities/franja/franjas-del-dia.queries.ts';
import { consultasDeFranjasPorReservar } from '../entities/franja/franjas-por-reservar.queries.ts';
import { consultasDePagos } from '../entities/pago/pagos.queries.ts';
import { consultasDeClientes } from '../entities/persona/clientes.queries.ts';
import { consultasDeUsuarios } from '../entities/persona/usuarios.queries.ts';
import { consultasDePrecios } from '../entities/precio/precios.queries.ts';
import { consultasDeReservasPropias } from '../entities/reserva/propias/reservas-propias.queries.ts';
import { vencer, vencerPorSucesos, vencerSinPedir } from '../lib/vencimientos.ts';

const ACTIVIDAD = { queryKey: ['actividad', 'pagina'] as const };
const CONSULTAS = {
  hoy: consultasDeFranjas.delDia('2026-10-01'),
  manana: consultasDeFranjas.delDia('2026-10-02'),
  ventana: consultasDeFranjasPorReservar.ventana(),
  'una fecha por reservar': consultasDeFranjasPorReservar.delDia('2026-10-02'),
  propias: consultasDeReservasPropias.resumen(),
  config: consultasDeConfig.delCentro(),
  precio: consultasDePrecios.para(1, '2026-10-01'),
  // A payment also expires the caja of another day, because the money may move on another day than
  // the booking's. A client search whose text looks like a date must not be mistaken for a day.
  caja: consultasDePagos.caja('2026-10-02'),
  clientes: consultasDeClientes.pagina('2026-10-02', 0),
  usuarios: consultasDeUsuarios.administradores(),
  actividad: ACTIVIDAD,
  fila: consultasDeEsperas.deFranja({ id: 1, fecha: '2026-10-01' }),
};
const TODAS = Object.keys(CONSULTAS);
const DEL_MOSTRADOR = ['caja', 'clientes', 'usuarios', 'actividad'];

/** Creates a cache that contains an answer for each query of CONSULTAS. */
function leidas(): QueryClient {
  const cliente = new QueryClient();
  for (const { queryKey, ...opciones } of Object.values(CONSULTAS)) {
    const meta = 'meta' in opciones ? opciones.meta : undefined;
    cliente.getQueryCache().build(cliente, { queryKey, ...(meta && { meta }) }, {
      data: {},
      dataUpdatedAt: 1,
      status: 'success',
    } as never);
  }
  return cliente;
}

const vencidas = (cliente: QueryClient) =>
  Object.entries(CONSULTAS)
    .filter(([, { queryKey }]) => cliente.getQueryState(queryKey as never)?.isInvalidated)
    .map(([nombre]) => nombre);

test.each([
  ['dia', { fecha: '2026-10-01' }, ['hoy', 'ventana', ...DEL_MOSTRADOR, 'fila']],
  ['esperas', {}, ['hoy', 'manana', 'propias', ...DEL_MOSTRADOR, 'fila']],
  ['reservas', {}, ['propias', ...DEL_MOSTRADOR]],
  ['caja', { fecha: '2026-10-01' }, DEL_MOSTRADOR],
  ['config', {}, ['config', ...DEL_MOSTRADOR]],
  ['reiniciar', {}, TODAS.filter((nombre) => nombre !== 'precio')],
  ['conectado', {}, []],
] as const)('%s makes what shows it stale, and nothing else', async (event, data, esperadas) => {
  const cliente = leidas();
  await vencerPorSucesos(cliente, [{ event, data }], { oculta: false });
  expect(vencidas(cliente)).toEqual(esperadas);
});

test.each([
  [['dia'], ['hoy', 'manana', 'ventana', 'una fecha por reservar', 'caja', 'clientes', 'fila']],
  [
    ['dia', 'reservas'],
    ['hoy', 'manana', 'ventana', 'una fecha por reservar', 'propias', 'caja', 'clientes', 'fila'],
  ],
  [['caja'], ['caja']],
  [['personas'], ['hoy', 'manana', 'clientes', 'usuarios']],
  [['config'], ['config']],
  [['plan'], TODAS],
] as const)('a change of %s made here makes its families stale', async (cambios, esperadas) => {
  const cliente = leidas();
  await vencer(cliente, ...cambios);
  expect(vencidas(cliente)).toEqual(esperadas);
});

test('the texts of the centre make everything stale', async () => {
  const cliente = leidas();
  await vencerSinPedir(cliente, 'centro');
  expect(vencidas(cliente)).toEqual(TODAS);
});
