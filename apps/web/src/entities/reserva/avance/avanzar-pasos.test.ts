import { FALTAN_NOMBRES } from '@remanso/contract/reserva/reservas.rules';
import { describe, expect, test } from 'vitest';
import { hayDudaALaVista } from './avance.ts';
import {
  fallo,
  SOL,
  SIN_NADA,
  CON_FRANJA,
  SUCESOS,
  empezarEn,
  tras,
  nombreDe,
  ENVIADA,
  type AvanceDePrueba,
  type SucesoDePrueba,
} from '../testing/reserva-sin-pantalla.ts';

/*
 * The steps to a booking, forward and back: what happens without a franja, without a name, and
 * while the booking is being sent.
 */

describe('the way to a booking', () => {
  test('franja, names, question, answer', () => {
    const paso = (avance: AvanceDePrueba, suceso: SucesoDePrueba) => tras(avance, suceso);
    const elegida = paso(empezarEn('eligiendo', SIN_NADA), SUCESOS.elegirFranja);
    const dos = paso(elegida, { tipo: 'elegir', cambio: { personas: 2 } });
    const nombrada = tras(dos, SUCESOS.seguir, {
      tipo: 'elegir',
      cambio: { acompaniantes: [SOL] },
    });
    const enviada = tras(nombrada, SUCESOS.seguir, SUCESOS.confirmar);
    expect(enviada).toMatchObject({
      en: 'enviando',
      datos: {
        intento: {
          clave: 'k1',
          precioEsperado: 20_000,
          enDuda: true,
          contenido: JSON.stringify({ franja: 9, acompaniantes: [SOL] }),
        },
      },
    });
    expect(tras(enviada, SUCESOS.reservada)).toMatchObject({ en: 'hecha', reserva: { id: 5 } });
  });

  test('without a franja there is no second step, however one goes there', () => {
    const vacia = empezarEn('eligiendo', SIN_NADA);
    for (const suceso of [SUCESOS.seguir, SUCESOS.atras, SUCESOS.adelante]) {
      expect(nombreDe(tras(vacia, suceso))).toBe('eligiendo');
    }
    const avisada = tras(vacia, { tipo: 'seguir', falta: 'Por favor selecciona un horario' });
    expect(avisada.datos.error).toEqual({
      texto: 'Por favor selecciona un horario',
      conOtros: false,
    });
    expect(tras(avisada, SUCESOS.elegirFranja).datos.error).toBeNull();
  });

  test('without a name there is no question, also by the forward button', () => {
    const sinNombre = empezarEn('participantes', { ...CON_FRANJA, personas: 2 });
    expect(nombreDe(tras(sinNombre, SUCESOS.adelante))).toBe('participantes');
    const avisada = tras(sinNombre, { tipo: 'seguir', falta: FALTAN_NOMBRES });
    expect(nombreDe(avisada)).toBe('participantes');
    expect(avisada.datos.error?.texto).toBe(FALTAN_NOMBRES);
  });

  test('two taps send once', () => {
    expect(tras(ENVIADA, SUCESOS.confirmarOtraVez)).toBe(ENVIADA);
  });

  test('what lacks something is not sent', () => {
    const pregunta = empezarEn('confirmando');
    const falta: SucesoDePrueba = { ...SUCESOS.confirmar, falta: FALTAN_NOMBRES };
    expect(tras(pregunta, falta)).toMatchObject({
      en: 'confirmando',
      datos: { intento: null, error: { texto: FALTAN_NOMBRES } },
    });
    expect(nombreDe(tras(empezarEn('confirmando', SIN_NADA), SUCESOS.confirmar))).toBe(
      'confirmando',
    );
  });
});

describe('the back button', () => {
  test('leads from the question to the names and to the first step, with all that was chosen', () => {
    const atras = tras(empezarEn('confirmando'), SUCESOS.atras);
    expect(nombreDe(atras)).toBe('participantes');
    expect(nombreDe(tras(atras, SUCESOS.alComienzo))).toBe('eligiendo');
    expect(tras(atras, SUCESOS.alComienzo).datos.eleccion).toEqual(CON_FRANJA);
  });

  test('while it is sent tells the doubt, sends nothing twice, and the answer counts', () => {
    const atras = tras(ENVIADA, SUCESOS.atras);
    expect([nombreDe(atras), hayDudaALaVista(atras)]).toEqual(['enviando participantes', true]);
    const otraVez = tras(atras, SUCESOS.seguir);
    expect(nombreDe(otraVez)).toBe('enviando confirmando');
    expect(tras(otraVez, SUCESOS.confirmarOtraVez)).toBe(otraVez);
    expect(tras(atras, SUCESOS.reservada)).toMatchObject({ en: 'hecha' });
    expect(nombreDe(tras(atras, SUCESOS.llena))).toBe('participantes');
    expect(nombreDe(tras(atras, SUCESOS.alComienzo, SUCESOS.llena))).toBe('eligiendo');
    expect(nombreDe(tras(atras, SUCESOS.cara))).toBe('participantes');
  });
});

describe('what is wrong stays on screen while it is true', () => {
  const DOS = { ...CON_FRANJA, personas: 3 };
  const AVISADA = tras(empezarEn('participantes', DOS), { tipo: 'seguir', falta: FALTAN_NOMBRES });
  const conNombres = (tipo: 'elegir' | 'escribir', ...nombres: string[]): SucesoDePrueba => ({
    tipo,
    cambio: { acompaniantes: nombres.map((uno) => ({ ...SOL, nombre: uno })) },
  });

  test.each(['elegir', 'escribir'] as const)('the names, until none is missing (%s)', (tipo) => {
    const uno = tras(AVISADA, conNombres(tipo, 'Sol', ' '));
    expect(uno.datos.error?.texto).toBe(FALTAN_NOMBRES);
    expect(tras(uno, conNombres(tipo, 'Sol', 'Leo')).datos.error).toBeNull();
  });

  test('a detail leaves a refusal where it is, and a choice does not', () => {
    const rechazada = tras(ENVIADA, fallo(400, 'DATOS_INVALIDOS', 'No'));
    expect(tras(rechazada, conNombres('escribir', 'Sol')).datos.error?.texto).toBe('No');
    expect(tras(rechazada, conNombres('elegir', 'Sol')).datos.error).toBeNull();
  });
});
