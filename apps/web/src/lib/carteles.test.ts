import { expect, test } from 'vitest';
import {
  DURACION_DE_RESERVA,
  MAXIMO_DE_CARTELES,
  cartel,
  cerrarCartel,
  cartelesALaVista,
} from './carteles.ts';

test('each tone lasts its own time, and there are never more than 20', () => {
  cartel.exito('Turno eliminado correctamente');
  cartel.error('Error al eliminar el turno');
  cartel.cargando('Guardando…');
  cartel.exito('Reserva creada', { duracion: DURACION_DE_RESERVA });
  expect(cartelesALaVista().map(({ duracion }) => duracion)).toEqual([2000, 4000, null, 5000]);
  const ultimo = Array.from({ length: 30 }, () => cartel.info('Hola')).at(-1) ?? 0;
  expect(cartelesALaVista()).toHaveLength(MAXIMO_DE_CARTELES);
  cerrarCartel(ultimo);
  expect(cartelesALaVista()).toHaveLength(MAXIMO_DE_CARTELES - 1);
});
