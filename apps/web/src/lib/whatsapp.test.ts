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
  ['+1 212 555 01421', '121255501421'],
  ['+34 612 345 678', '34612345678'],
  ['0034 612 345 678', '34612345678'],
  ['(+372) 5123 456', '3725123456'],
  ['00 598 99 123 456', '59899123456'],
])('%s', (telefono, numero) => {
  expect(enlaceDeWhatsapp(telefono)).toBe(`https://wa.me/${numero}`);
});

test.each(['15 555 0142', '+1 212', '(555) ----0142'])('%s makes no link', (telefono) => {
  expect(enlaceDeWhatsapp(telefono)).toBeNull();
});

test('with a text the chat opens with it written', () => {
  expect(enlaceDeWhatsapp('381 555 0142', 'Hola, Ana: ¿10:00 & 11:00?')).toBe(
    'https://wa.me/5493815550142?text=Hola%2C%20Ana%3A%20%C2%BF10%3A00%20%26%2011%3A00%3F',
  );
});
