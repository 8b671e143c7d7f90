import { expect, test } from 'vitest';
import {
  DURACION_DE_RESERVA,
  MAXIMO_DE_AVISOS,
  avisar,
  cerrarAviso,
  leerAvisos,
} from './avisos.ts';

test('each tone lasts its own time, and there are never more than 20', () => {
  avisar.exito('Turno eliminado correctamente');
  avisar.error('Error al eliminar el turno');
  avisar.cargando('Guardando…');
  avisar.exito('Reserva creada', { duracion: DURACION_DE_RESERVA });
  expect(leerAvisos().map(({ duracion }) => duracion)).toEqual([2000, 4000, null, 5000]);
  const ultimo = Array.from({ length: 30 }, () => avisar.info('Hola')).at(-1) ?? 0;
  expect(leerAvisos()).toHaveLength(MAXIMO_DE_AVISOS);
  cerrarAviso(ultimo);
  expect(leerAvisos()).toHaveLength(MAXIMO_DE_AVISOS - 1);
});
