import { expect, test } from 'vitest';
import { enlaceDeWhatsapp } from './whatsapp.ts';

test.each([
  ['381 555 0142', '5493815550142'],
  ['+54 381 555-0142', '5493815550142'],
  ['+54 9 381 5550142', '5493815550142'],
  ['0381 15 5550142', '5493815550142'],
  ['0381 155550142', '5493815550142'],
  ['(03868) 15-412345', '5493868412345'],
  ['11 15 5555-1234', '5491155551234'],
  ['0054 381 5550142', '5493815550142'],
])('%s', (telefono, numero) => {
  expect(enlaceDeWhatsapp(telefono)).toBe(`https://wa.me/${numero}`);
});

test.each(['15 555 0142', '+1 212 555 01421', '(555) ----0142'])(
  'de %s no sale un enlace',
  (telefono) => {
    expect(enlaceDeWhatsapp(telefono)).toBeNull();
  },
);

test('el texto viaja entero', () => {
  expect(enlaceDeWhatsapp('381 555 0142', '¿Mañana a las 9 & 10?')).toBe(
    'https://wa.me/5493815550142?text=%C2%BFMa%C3%B1ana%20a%20las%209%20%26%2010%3F',
  );
});
