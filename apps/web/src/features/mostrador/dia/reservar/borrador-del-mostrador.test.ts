import { expect, test } from 'vitest';
import { paraElBorrador } from './borrador-del-mostrador.ts';

test('the tab keeps nothing of a client that the window does not show', () => {
  const ana = { id: 7, nombre: 'Ana', apellido: 'Paz', telefono: '381 555 0142' };
  const eleccion = { franjaId: 3, personas: 1, acompaniantes: [], notas: 'Rodilla' };
  const cliente = { ...ana, email: 'ana@ejemplo.com', nota: 'Viene con su hija' };
  expect(paraElBorrador({ ...eleccion, cliente })).toEqual({ ...eleccion, cliente: ana });
  expect(paraElBorrador({ ...eleccion, cliente: null })).toEqual({ ...eleccion, cliente: null });
});
