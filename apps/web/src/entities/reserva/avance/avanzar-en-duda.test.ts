import { describe, expect, test } from 'vitest';
import { empezar, hayDudaALaVista, impedimentoDe } from './avance.ts';
import { avanzar } from './avanzar.ts';
import {
  PANTALLAS,
  SIN_CUPO,
  SUCESOS,
  tras,
  enElMostrador,
  nombreDe,
  ENVIADA,
  type AvanceDePrueba,
  type SucesoDePrueba,
} from '../testing/reserva-sin-pantalla.ts';

/*
 * A booking whose request was sent and never answered, so that nobody knows whether the booking was
 * made: on the client's screens with their steps, and in the desk's window with its single step.
 */

describe('the network dies on the last tap', () => {
  const EN_DUDA = tras(ENVIADA, SUCESOS.sinRed);

  test.each([
    ['no answer', SUCESOS.sinRed],
    ['a server that fails', SUCESOS.sinBase],
    ['something that is no answer at all', { tipo: 'fallo', fallo: new Error() } as const],
  ])('%s leaves it in doubt, which is told', (_, suceso) => {
    const enDuda = tras(ENVIADA, suceso);
    expect(nombreDe(enDuda)).toBe('enDuda participantes');
    expect(hayDudaALaVista(enDuda)).toBe(true);
    expect(enDuda.datos.error?.texto).not.toBe('');
  });

  test('asking again sends the very same, at the price of before, and settles it', () => {
    const otraVez = tras(EN_DUDA, SUCESOS.seguir, { ...SUCESOS.confirmarOtraVez, precio: 25_000 });
    expect(otraVez.datos.intento).toEqual(ENVIADA.datos.intento);
    expect(tras(otraVez, SUCESOS.reservada)).toMatchObject({ en: 'hecha' });
    expect(nombreDe(tras(otraVez, SUCESOS.llena))).toBe('participantes');
  });

  test('its places may be its own: a full franja is no reason not to ask again', () => {
    const llena = tras(EN_DUDA, SUCESOS.ocupada);
    expect([nombreDe(llena), impedimentoDe(llena)]).toEqual(['enDuda participantes', null]);
    expect(nombreDe(tras(llena, SUCESOS.seguir, SUCESOS.confirmarOtraVez))).toBe(
      'enviando confirmando',
    );
  });

  test('while the question is open the doubt is not told', () => {
    expect(hayDudaALaVista(tras(EN_DUDA, SUCESOS.seguir))).toBe(false);
    expect(hayDudaALaVista(tras(EN_DUDA, SUCESOS.seguir, SUCESOS.atras))).toBe(true);
  });

  test('another choice is in no doubt and gets another key; the first one again is', () => {
    const otra = tras(EN_DUDA, SUCESOS.elegirOtra);
    expect([nombreDe(otra), hayDudaALaVista(otra)]).toEqual(['participantes', false]);
    expect(nombreDe(tras(otra, SUCESOS.elegirFranja))).toBe('enDuda participantes');
    expect(tras(otra, SUCESOS.seguir, SUCESOS.confirmarOtraVez).datos.intento?.clave).toBe('k2');
  });

  test('the tab keeps it: after a reload it is still in doubt', () => {
    const { eleccion, intento } = EN_DUDA.datos;
    const traida: AvanceDePrueba = empezar(
      { eleccion, intento, lugar: 'participantes' },
      PANTALLAS.cliente,
    );
    expect([nombreDe(traida), hayDudaALaVista(traida)]).toEqual(['enDuda participantes', true]);
    const alPrincipio: AvanceDePrueba = empezar(
      { eleccion, intento, lugar: 'eligiendo' },
      PANTALLAS.cliente,
    );
    expect(nombreDe(tras(alPrincipio, SUCESOS.seguir))).toBe('enDuda participantes');
  });
});

describe('at the desk, where the window is the question', () => {
  test('a refusal leaves it open', () => {
    expect(enElMostrador(SUCESOS.confirmar, SUCESOS.llena)).toMatchObject({
      en: 'confirmando',
      datos: { error: { texto: SIN_CUPO } },
    });
    expect(nombreDe(enElMostrador(SUCESOS.ocupada))).toBe('confirmando');
    expect(nombreDe(enElMostrador(SUCESOS.ocupada, SUCESOS.confirmar))).toBe('confirmando');
  });

  test('another choice takes the changed price back, and a note does not', () => {
    const cara = [SUCESOS.confirmar, SUCESOS.cara];
    expect(enElMostrador(...cara).datos.precioCambiado?.antes).toBe(20_000);
    const nota: SucesoDePrueba = { tipo: 'escribir', cambio: {} };
    expect(enElMostrador(...cara, nota).datos.precioCambiado?.antes).toBe(20_000);
    expect(enElMostrador(...cara, SUCESOS.elegirOtra).datos.precioCambiado).toBeNull();
  });

  test('what is in doubt is asked again, also where its own places fill the franja', () => {
    const enDuda = enElMostrador(SUCESOS.confirmar, SUCESOS.sinRed, SUCESOS.ocupada);
    expect([nombreDe(enDuda), impedimentoDe(enDuda)]).toEqual(['enDuda confirmando', null]);
    const otraVez = avanzar(enDuda, SUCESOS.confirmarOtraVez, PANTALLAS.mostrador);
    expect([nombreDe(otraVez), otraVez.datos.intento?.clave]).toEqual([
      'enviando confirmando',
      'k1',
    ]);
  });
});
