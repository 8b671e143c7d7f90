import { expect, test } from 'vitest';
import { paginaPedida } from './paginas.view.ts';

test.each([
  ['pagina=1', 0],
  ['pagina=3', 2],
  ['pagina=0', 0],
  ['pagina=-2', 0],
  ['pagina=dos', 0],
  ['', 0],
])('?%s is page %i', (consulta, pagina) => {
  expect(paginaPedida(consulta)).toBe(pagina);
});
