import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { avanzar } from './avanzar.ts';
import {
  cuerpoDe,
  PANTALLAS,
  SOL,
  SUCESOS,
  empezarEn,
  type AvanceDePrueba,
  type SucesoDePrueba,
} from '../testing/reserva-sin-pantalla.ts';

/*
 * The properties that a booking in progress keeps, after any sucesos in any order.
 */

let claves = 0;
const suceso = fc
  .oneof(
    fc.constantFrom<SucesoDePrueba[]>(...Object.values(SUCESOS)),
    fc.record({
      tipo: fc.constant('elegir' as const),
      cambio: fc.record({
        personas: fc.integer({ min: 1, max: 4 }),
        acompaniantes: fc.array(fc.constantFrom(SOL, { ...SOL, nombre: '' }), { maxLength: 3 }),
      }),
    }),
    fc.record({
      tipo: fc.constant('confirmar' as const),
      falta: fc.constant(null),
      precio: fc.constantFrom(undefined, 20_000, 25_000),
      clave: fc.constant(''),
    }),
  )
  .map((uno): SucesoDePrueba =>
    uno.tipo === 'confirmar' ? { ...uno, clave: `${(claves += 1)}` } : uno,
  );
const vidas = fc.array(suceso, { maxLength: 40 });

test.each([
  ['a client', PANTALLAS.cliente],
  ['the desk', PANTALLAS.mostrador],
])(
  'of %s: one request at a time, the same one while in doubt, and the end is the end',
  (_, pantalla) => {
    fc.assert(
      fc.property(vidas, (vida) => {
        let avance: AvanceDePrueba = empezarEn('confirmando');
        for (const uno of vida) {
          const antes = avance;
          avance = avanzar(antes, uno, pantalla);
          expect(avanzar(antes, uno, pantalla)).toEqual(avance);
          expect(rotasPor(antes, avance, uno)).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  },
);

/** Returns the names of the properties that one suceso broke. */
function rotasPor(antes: AvanceDePrueba, avance: AvanceDePrueba, uno: SucesoDePrueba): string[] {
  const { intento, eleccion } = avance.datos;
  const anterior = antes.datos.intento;
  const esEsta =
    intento?.enDuda === true && intento.contenido === JSON.stringify(cuerpoDe(eleccion));
  const empieza = avance.en === 'enviando' && antes.en !== 'enviando';
  const termina = antes.en === 'enviando' && avance.en !== 'enviando';
  const promesas = {
    'what is made stays made': antes.en !== 'hecha' || avance === antes,
    'a request begins by the last button alone': !empieza || uno.tipo === 'confirmar',
    'what is sent is what is chosen': !empieza || esEsta,
    'a request ends by its answer alone': !termina || ['reservada', 'fallo'].includes(uno.tipo),
    'an attempt on its way stays the same':
      antes.en !== 'enviando' || intento?.clave === anterior?.clave,
    'in doubt is what was sent and not refused, and nothing else':
      avance.en === 'enviando' || avance.en === 'hecha' || (avance.en === 'enDuda') === esEsta,
    'what is in doubt is never sent under another key':
      !anterior?.enDuda ||
      anterior.contenido !== intento?.contenido ||
      anterior.clave === intento.clave,
  };
  return Object.entries(promesas)
    .filter(([, sostenida]) => !sostenida)
    .map(([promesa]) => promesa);
}
