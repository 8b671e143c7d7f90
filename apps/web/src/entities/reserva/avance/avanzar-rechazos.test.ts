import { describe, expect, test } from 'vitest';
import { empezar, impedimentoDe } from './avance.ts';
import {
  fallo,
  PANTALLAS,
  CON_FRANJA,
  SIN_CUPO,
  SUCESOS,
  empezarEn,
  tras,
  nombreDe,
  ENVIADA,
  type AvanceDePrueba,
} from '../testing/reserva-sin-pantalla.ts';

/*
 * The refusals: places that somebody else took meanwhile, a changed price, a session that has
 * ended.
 */

describe('the places are taken meanwhile', () => {
  test('the first step says so and goes no further, until there is room again', () => {
    const ocupada = tras(empezarEn('eligiendo'), SUCESOS.ocupada, SUCESOS.seguir);
    expect([nombreDe(ocupada), impedimentoDe(ocupada)]).toEqual(['eligiendo', SIN_CUPO]);
    const libre = tras(ocupada, SUCESOS.libre, SUCESOS.seguir);
    expect([nombreDe(libre), impedimentoDe(libre)]).toEqual(['participantes', null]);
  });

  test('the question is taken back, and cannot be asked again', () => {
    const ocupada = tras(empezarEn('confirmando'), SUCESOS.ocupada);
    expect([nombreDe(ocupada), impedimentoDe(ocupada)]).toEqual(['participantes', SIN_CUPO]);
    expect(nombreDe(tras(ocupada, SUCESOS.seguir))).toBe('participantes');
    expect(nombreDe(tras(ocupada, SUCESOS.adelante))).toBe('participantes');
    expect(nombreDe(tras(ocupada, SUCESOS.libre, SUCESOS.seguir))).toBe('confirmando');
  });

  test('another franja has places of its own, once its day is read', () => {
    const otra = tras(empezarEn('participantes'), SUCESOS.ocupada, SUCESOS.elegirOtra);
    expect(impedimentoDe(otra)).toBe(SIN_CUPO);
    expect(impedimentoDe(tras(otra, SUCESOS.libre))).toBeNull();
  });

  test('while it is sent, the booking itself may have taken them', () => {
    const sonSuyas = tras(ENVIADA, SUCESOS.ocupada);
    expect([nombreDe(sonSuyas), impedimentoDe(sonSuyas)]).toEqual(['enviando confirmando', null]);
    const rechazada = tras(sonSuyas, SUCESOS.llena);
    expect([nombreDe(rechazada), impedimentoDe(rechazada)]).toEqual(['participantes', SIN_CUPO]);
  });

  test('the server knows it first: others are offered, and the names stay', () => {
    const rechazada = tras(ENVIADA, SUCESOS.llena);
    expect(rechazada).toMatchObject({
      en: 'participantes',
      datos: {
        eleccion: CON_FRANJA,
        error: { texto: SIN_CUPO, conOtros: true },
        intento: { clave: 'k1', enDuda: false },
      },
    });
    expect(tras(rechazada, SUCESOS.elegirOtra).datos.error).toBeNull();
  });

  test.each([
    [404, 'FRANJA_INEXISTENTE', true],
    [409, 'LIMITE_DE_RESERVAS', false],
    [400, 'DATOS_INVALIDOS', false],
    [429, 'DEMASIADOS_INTENTOS', false],
  ] as const)('another franja helps against %d %s: %s', (status, codigo, ayuda) => {
    const { error } = tras(ENVIADA, fallo(status, codigo, 'No')).datos;
    expect(error).toEqual({ texto: 'No', conOtros: ayuda });
  });
});

describe('the abono is refused', () => {
  test.each([
    [409, 'ABONO_INSUFICIENTE', false],
    [409, 'ABONO_VENCIDO', false],
    [409, 'ABONO_IMPAGO', false],
    [404, 'ABONO_INEXISTENTE', false],
    [409, 'ABONO_VENCE_ANTES', true],
    [409, 'ABONO_OTRO_DIA', true],
  ] as const)('%d %s says so, and another turn helps: %s', (status, codigo, ayuda) => {
    const rechazada = tras(ENVIADA, fallo(status, codigo, 'No'));
    expect(rechazada.datos).toMatchObject({ eleccion: CON_FRANJA });
    expect(rechazada.datos.error).toEqual({ texto: 'No', conOtros: ayuda, deAbono: true });
  });
});

describe('the price has changed', () => {
  const PREGUNTA_DE_NUEVO = tras(ENVIADA, SUCESOS.cara);

  test('the question stays open with both prices, and nothing was booked', () => {
    expect(PREGUNTA_DE_NUEVO).toMatchObject({
      en: 'confirmando',
      datos: {
        error: null,
        precioCambiado: { antes: 20_000, texto: 'El precio cambió: ahora son $ 25.000.' },
        intento: { enDuda: false },
      },
    });
  });

  test('one more tap agrees, with another key, and shows the change until it is answered', () => {
    const conforme = tras(PREGUNTA_DE_NUEVO, {
      ...SUCESOS.confirmarOtraVez,
      precio: 25_000,
    });
    expect(conforme).toMatchObject({
      en: 'enviando',
      datos: {
        intento: { clave: 'k2', precioEsperado: 25_000 },
        precioCambiado: { antes: 20_000 },
      },
    });
    expect(tras(conforme, SUCESOS.llena).datos.precioCambiado).toBeNull();
  });

  test('who goes back is asked at the new price alone', () => {
    expect(tras(PREGUNTA_DE_NUEVO, SUCESOS.atras, SUCESOS.seguir).datos.precioCambiado).toBeNull();
  });

  test('where no price was shown it is a refusal like any other', () => {
    const sinPrecio = { ...SUCESOS.confirmar, precio: undefined };
    expect(tras(empezarEn('confirmando'), sinPrecio, SUCESOS.cara)).toMatchObject({
      en: 'participantes',
      datos: { precioCambiado: null, error: { conOtros: true } },
    });
  });
});

describe('the session ends in the question', () => {
  test('the question stays for the login to replace, with its attempt, and says nothing', () => {
    const vencida = tras(ENVIADA, SUCESOS.sesionVencida);
    expect(vencida).toMatchObject({
      en: 'confirmando',
      datos: { eleccion: CON_FRANJA, error: null, intento: { clave: 'k1', enDuda: false } },
    });
  });

  test('after the login the same is sent with the same key', () => {
    const { eleccion, intento } = tras(ENVIADA, SUCESOS.sesionVencida).datos;
    const otraVez: AvanceDePrueba = empezar(
      { eleccion, intento, lugar: 'participantes' },
      PANTALLAS.cliente,
    );
    expect(nombreDe(otraVez)).toBe('participantes');
    expect(tras(otraVez, SUCESOS.seguir, SUCESOS.confirmarOtraVez).datos.intento?.clave).toBe('k1');
  });
});
