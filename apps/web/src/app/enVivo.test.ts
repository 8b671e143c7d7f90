import { expect, test } from 'vitest';
import { consultasDeConfig } from '../entities/config/config.queries.ts';
import { consultasDeFranjas } from '../entities/franja/franjas-del-dia.queries.ts';
import { consultasDeFranjasPorReservar } from '../entities/franja/franjas-por-reservar.queries.ts';
import { consultasDeReservasPropias } from '../entities/reserva/reservas-propias.queries.ts';
import { loQueAfecta } from './enVivo.ts';

const CONSULTAS = {
  hoy: consultasDeFranjas.delDia('2026-10-01'),
  manana: consultasDeFranjas.delDia('2026-10-02'),
  ventana: consultasDeFranjasPorReservar.ventana(),
  propias: consultasDeReservasPropias.resumen(),
  config: consultasDeConfig.delCentro(),
  actividad: { queryKey: ['actividad', 'pagina', {}] },
};

test.each([
  ['dia', { fecha: '2026-10-01' }, ['hoy', 'ventana', 'actividad']],
  ['reservas', {}, ['propias', 'actividad']],
  ['config', {}, ['config', 'actividad']],
  ['reiniciar', {}, ['hoy', 'manana', 'ventana', 'propias', 'config', 'actividad']],
  ['conectado', {}, []],
] as const)('%s makes what shows it stale, and nothing else', (event, data, afectadas) => {
  const afecta = loQueAfecta({ event, data });
  const stale = Object.entries(CONSULTAS).filter(([, { queryKey }]) => afecta?.(queryKey));
  expect(stale.map(([nombre]) => nombre)).toEqual(afectadas);
});
