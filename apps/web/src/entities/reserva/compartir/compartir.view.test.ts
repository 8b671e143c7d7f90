import { expect, test } from 'vitest';
import { enlaceParaCompartir, mensajeParaCompartir, rotuloDeCompartir } from './compartir.view.ts';

const persona = (asientoId: number, nombreOptional: string) => ({
  asientoId,
  esTitular: asientoId === 1,
  nombreOptional,
  sexoOptional: 'OTROS' as const,
});
const ANA = persona(1, 'Ana Paz');
const LUCIA = persona(2, 'Lucía');

test('one companion is named on the button, several are chosen from', () => {
  expect(rotuloDeCompartir({ participantes: [ANA, LUCIA] })).toBe('Compartir con Lucía');
  const participantes = [ANA, LUCIA, persona(3, 'Sol')];
  expect(rotuloDeCompartir({ participantes })).toBe('Compartir');
});

test('a message says the day, the hour and the centre, and ends with the address', () => {
  const inicio = '2026-10-02T09:00:00';
  const franja = { id: 1, inicio, fin: '2026-10-02T10:00:00' };
  const mensaje = mensajeParaCompartir(
    persona(2, 'Lucía Gimenes'),
    { franja, participantes: [ANA, LUCIA] },
    { nombre: 'Remanso' },
  );
  expect(mensaje).toBe(
    'Hola, Lucía. Soy Ana. Hay un turno en Remanso el viernes 2 de octubre a las 09:00. Acá están el lugar y qué llevar:',
  );
  const enlace = new URL(enlaceParaCompartir(mensaje, 'https://x.ar/invitacion/abc'));
  expect(enlace.origin + enlace.pathname).toBe('https://wa.me/');
  expect(enlace.searchParams.get('text')).toBe(`${mensaje} https://x.ar/invitacion/abc`);
});
