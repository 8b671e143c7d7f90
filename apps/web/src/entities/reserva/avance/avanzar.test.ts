import { FALTAN_NOMBRES } from '@remanso/contract/reserva/reservas.rules';
import { describe, expect, test } from 'vitest';
import {
  SOL,
  SUCESOS,
  empezarEn,
  tras,
  nombreDe,
  ENVIADA,
  type SucesoDePrueba,
} from '../testing/reserva-sin-pantalla.ts';

/*
 * Tests every suceso in every state of a booking in progress.
 */

const ESTADOS = {
  eligiendo: empezarEn('eligiendo'),
  participantes: empezarEn('participantes'),
  confirmando: empezarEn('confirmando'),
  enviando: ENVIADA,
  enDuda: tras(ENVIADA, SUCESOS.sinRed),
  hecha: tras(ENVIADA, SUCESOS.reservada),
} as const;

/**
 * For each suceso, the state that follows each state of ESTADOS. The person's step comes after the
 * name of the state, unless that name is the step ('enviando confirmando', but only 'eligiendo').
 */
const ADONDE: Record<string, [SucesoDePrueba, Record<keyof typeof ESTADOS, string>]> = {
  'the same franja is chosen': [
    SUCESOS.elegirFranja,
    fila(
      'eligiendo',
      'participantes',
      'confirmando',
      'enviando confirmando',
      'enDuda participantes',
    ),
  ],
  'another franja is chosen': [
    SUCESOS.elegirOtra,
    fila('eligiendo', 'participantes', 'confirmando', 'enviando confirmando', 'participantes'),
  ],
  'a name is written': [
    { tipo: 'escribir', cambio: { acompaniantes: [SOL] } },
    fila(
      'eligiendo',
      'participantes',
      'confirmando',
      'enviando confirmando',
      'enDuda participantes',
    ),
  ],
  'the places are taken': [
    SUCESOS.ocupada,
    fila(
      'eligiendo',
      'participantes',
      'participantes',
      'enviando confirmando',
      'enDuda participantes',
    ),
  ],
  'the places are free': [
    SUCESOS.libre,
    fila(
      'eligiendo',
      'participantes',
      'confirmando',
      'enviando confirmando',
      'enDuda participantes',
    ),
  ],
  'the history is at the beginning': [
    SUCESOS.alComienzo,
    fila('eligiendo', 'eligiendo', 'eligiendo', 'enviando eligiendo', 'enDuda eligiendo'),
  ],
  'the history is at the names': [
    SUCESOS.atras,
    fila(
      'participantes',
      'participantes',
      'participantes',
      'enviando participantes',
      'enDuda participantes',
    ),
  ],
  'the history is at the question': [
    SUCESOS.adelante,
    fila('confirmando', 'confirmando', 'confirmando', 'enviando confirmando', 'enDuda confirmando'),
  ],
  'the button to go on': [
    SUCESOS.seguir,
    fila(
      'participantes',
      'confirmando',
      'confirmando',
      'enviando confirmando',
      'enDuda confirmando',
    ),
  ],
  'the button, with something missing': [
    { tipo: 'seguir', falta: FALTAN_NOMBRES },
    fila(
      'eligiendo',
      'participantes',
      'confirmando',
      'enviando confirmando',
      'enDuda participantes',
    ),
  ],
  'the last button': [
    SUCESOS.confirmar,
    fila(
      'eligiendo',
      'participantes',
      'enviando confirmando',
      'enviando confirmando',
      'enDuda participantes',
    ),
  ],
  'the booking': [
    SUCESOS.reservada,
    fila('eligiendo', 'participantes', 'confirmando', 'hecha confirmando', 'enDuda participantes'),
  ],
  'no answer': [
    SUCESOS.sinRed,
    fila(
      'eligiendo',
      'participantes',
      'confirmando',
      'enDuda participantes',
      'enDuda participantes',
    ),
  ],
  'a refusal': [
    SUCESOS.llena,
    fila('eligiendo', 'participantes', 'confirmando', 'participantes', 'enDuda participantes'),
  ],
  'another price': [
    SUCESOS.cara,
    fila('eligiendo', 'participantes', 'confirmando', 'confirmando', 'enDuda participantes'),
  ],
  'the end of the session': [
    SUCESOS.sesionVencida,
    fila('eligiendo', 'participantes', 'confirmando', 'confirmando', 'enDuda participantes'),
  ],
};

function fila(
  eligiendo: string,
  participantes: string,
  confirmando: string,
  enviando: string,
  enDuda: string,
) {
  // A booking that was made stays made.
  return { eligiendo, participantes, confirmando, enviando, enDuda, hecha: 'hecha confirmando' };
}

describe.each(Object.entries(ADONDE))('%s', (_, [suceso, adonde]) => {
  test.each(Object.entries(ESTADOS))('in %s', (estado, avance) => {
    expect(nombreDe(tras(avance, suceso))).toBe(adonde[estado as keyof typeof ESTADOS]);
  });
});
