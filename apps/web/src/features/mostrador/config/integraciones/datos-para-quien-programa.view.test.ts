import { expect, test } from 'vitest';
import { datosParaQuienPrograma } from './datos-para-quien-programa.view.ts';

test('whoever writes a program is told the address, the documents and where the llave goes', () => {
  expect(datosParaQuienPrograma('https://turnos.ejemplo.com').enTexto).toBe(
    [
      'Dirección de la API: https://turnos.ejemplo.com/api',
      'Cómo se usa: https://turnos.ejemplo.com/api/docs',
      'La llave va en cada pedido: Authorization: Bearer rmn_…',
    ].join('\n'),
  );
});
