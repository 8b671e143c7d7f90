import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const leerHoja = (nombre: string) =>
  readFileSync(new URL(`../src/styles/${nombre}`, import.meta.url), 'utf8');

const [CLARO, NOCHE] = [leerHoja('tema.css'), leerHoja('tema-app.css')]
  .map((css) => css.split('@media') as [string, string])
  .reduce(
    ([claro, noche], [mas, masNoche]) => [
      { ...claro, ...leerColores(mas) },
      { ...noche, ...leerColores(masNoche) },
    ],
    [{}, {}] as [Record<string, string>, Record<string, string>],
  );
const OSCURO = { ...CLARO, ...NOCHE };

const FONDOS = ['fondo', 'superficie', 'hundido'];
const TEXTO: [string, string][] = [
  ...FONDOS.flatMap((fondo): [string, string][] =>
    ['tinta', 'tinta-suave', 'petroleo', 'terracota', 'exito', 'peligro', 'aviso'].map((texto) => [
      texto,
      fondo,
    ]),
  ),
  ...['hombre', 'mujer', 'otros'].flatMap((genero): [string, string][] => [
    [genero, 'superficie'],
    ['sobre-genero', genero],
  ]),
  ['sobre-noche', 'noche'],
  ['sobre-noche', 'noche-alta'],
  ['sobre-noche-suave', 'noche'],
  ['sobre-petroleo', 'petroleo'],
  ['sobre-petroleo', 'petroleo-vivo'],
  ['sobre-terracota', 'terracota'],
  ['sobre-terracota', 'terracota-viva'],
  ['sobre-agua', 'agua'],
  ['sobre-agua', 'agua-viva'],
  ['sobre-exito', 'exito'],
  ['sobre-peligro', 'peligro'],
  ['sobre-aviso', 'aviso-pleno'],
  ['exito', 'exito-tenue'],
  ['peligro', 'peligro-tenue'],
  ['aviso', 'aviso-tenue'],
  ['tinta', 'exito-tenue'],
  ['tinta', 'peligro-tenue'],
  ['tinta', 'aviso-tenue'],
  ['tinta', 'agua'],
];

describe.each([
  ['claro', CLARO],
  ['oscuro', OSCURO],
])('contrast in the theme %s', (_, colores) => {
  test.each(TEXTO)('%s sobre %s', (texto, fondo) => {
    expect(contraste(colores, texto, fondo)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(FONDOS)('the border of a field upon %s', (fondo) => {
    expect(contraste(colores, 'piedra', fondo)).toBeGreaterThanOrEqual(2.9);
  });
});

function leerColores(texto: string): Record<string, string> {
  const pares = texto.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g);
  return Object.fromEntries(Array.from(pares, ([, nombre, valor]) => [nombre, valor]));
}

function contraste(colores: Record<string, string>, uno: string, otro: string): number {
  const luces = [luminancia(colores[uno]), luminancia(colores[otro])];
  return (Math.max(...luces) + 0.05) / (Math.min(...luces) + 0.05);
}

function luminancia(hex = ''): number {
  const [r, g, b] = [1, 3, 5].map((desde) => {
    const canal = Number.parseInt(hex.slice(desde, desde + 2), 16) / 255;
    return canal <= 0.040_45 ? canal / 12.92 : ((canal + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
