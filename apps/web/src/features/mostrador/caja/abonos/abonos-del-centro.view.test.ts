import { expect, test } from 'vitest';
import { consultaDeAbonos, destinoDeAbonos, leerLugarDeAbonos } from './abonos-del-centro.view.ts';

test('the list, the search and the page stand in the address', () => {
  const destino = destinoDeAbonos({ lista: 'deben', buscar: 'ana', pagina: 1 });
  expect(destino).toBe('/dashboard/caja?vista=abonos&lista=deben&buscar=ana&pagina=2');
  expect(leerLugarDeAbonos(destino.split('?')[1] ?? '')).toEqual({
    lista: 'deben',
    buscar: 'ana',
    pagina: 1,
  });
  expect(leerLugarDeAbonos('vista=abonos&lista=otra').lista).toBe('vigentes');
});

test('each list asks for its own', () => {
  const lugar = { buscar: ' ', pagina: 0 };
  expect(consultaDeAbonos({ ...lugar, lista: 'vigentes' })).toEqual({ page: 0, estado: 'ACTIVO' });
  expect(consultaDeAbonos({ ...lugar, lista: 'vencen' })).toEqual({ page: 0, porVencer: true });
  expect(consultaDeAbonos({ ...lugar, lista: 'todos', buscar: 'ana' })).toEqual({
    page: 0,
    texto: 'ana',
  });
});
