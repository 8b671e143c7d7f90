import { expect, test } from 'vitest';
import { readGuide } from './read-guide.ts';

test('a page is its title, its headings, lines, lists and pictures', () => {
  const page = readGuide(
    `# La caja

Lo que entra y sale. Se abre con
**Caja**, ver [los abonos](abonos.md).

![La caja de un día](imagenes/caja.webp)

## Cerrar

1. **Cerrar la caja**
2. Contar, y
   anotar

- uno
- dos
`,
    'caja.md',
  );
  expect(page).toEqual({
    titulo: 'La caja',
    bloques: [
      {
        parrafo: [
          'Lo que entra y sale. Se abre con ',
          { palabras: 'Caja' },
          ', ver ',
          { enlace: 'abonos.md', texto: 'los abonos' },
          '.',
        ],
      },
      { imagen: 'imagenes/caja.webp', texto: 'La caja de un día' },
      { titulo: 'Cerrar' },
      { lista: [[{ palabras: 'Cerrar la caja' }], ['Contar, y anotar']], numerada: true },
      { lista: [['uno'], ['dos']], numerada: false },
    ],
  });
});

test.each([
  'sin título',
  '# A\n\nuna `marca`',
  '# A\n\nuna *marca*',
  '# A\n\n### Hondo',
  '# A\n\n| una | tabla |',
  '# A\n\n**sin cerrar',
  '# A\n\n![dos](a.png) en un renglón',
  '# A\n\n> una cita',
  '# A\n\n<b>HTML</b>',
])('what would be shown as a mark is refused: %j', (markdown) => {
  expect(() => readGuide(markdown, 'a.md')).toThrow(/^a\.md: /);
});
