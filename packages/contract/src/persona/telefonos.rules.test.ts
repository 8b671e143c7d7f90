import { expect, test } from 'vitest';
import { dudaDeTelefono, telefonoCorregido, telefonoParaLeer } from './telefonos-dudosos.rules.ts';
import { telefonoBuscado, telefonoComparable } from './telefonos.rules.ts';

test.each([
  '381 490-9045',
  '3814909045',
  '+54 9 381 490-9045',
  '+5493814909045',
  '+54 381 490-9045',
  '54 9 381 4909045',
  '0054 9 381 4909045',
  '9 381 490 9045',
  '0381 490-9045',
  '0381 15 490-9045',
  '(0381) 15-4909045',
  '381 15 490 9045',
  '+54 9 0381 15 490 9045',
])('%s is 381 490-9045', (telefono) => {
  expect(telefonoComparable(telefono)).toBe('3814909045');
  expect(telefonoParaLeer(telefono)).toBe('381 490-9045');
  expect(dudaDeTelefono(telefono)).toBeNull();
});

test.each([
  ['11 15 5555-1234', '11 5555-1234'],
  ['(03868) 15-412345', '3868 41-2345'],
  ['0054 261 555 0142', '261 555-0142'],
  ['+1 212 555 0142', '+1 212 555 0142'],
  ['+598 99 123 456', '+598 99 123 456'],
  ['+372 5123 456', '+372 5123 456'],
  ['(+372) 5123 456', '(+372) 5123 456'],
  ['15 5551234', '15 5551234'],
  ['', ''],
])('%s is read as %s', (telefono, read) => {
  expect(telefonoParaLeer(telefono)).toBe(read);
});

test.each([
  ['15 5551234', 'Parece que falta el código de área'],
  ['15 5555-1234', 'Parece que falta el código de área'],
  ['490-9045', 'Parece que falta el código de área'],
  ['381 490-904', 'Parece que falta un número'],
  ['381 490-90455', 'Parece que sobran números'],
  ['+54 9 381 490-90455', 'Parece que sobran números'],
  ['555 490-9045', 'El código de área no parece de Argentina'],
])('%s: %s', (telefono, doubt) => {
  expect(dudaDeTelefono(telefono)).toBe(doubt);
});

test.each(['+598 99 123 456', '+1 212 555 0142', '0034 612 345 678'])(
  '%s is of another country, and not doubted',
  (telefono) => {
    expect(dudaDeTelefono(telefono)).toBeNull();
  },
);

test.each([
  ['+54 9 381', '381'],
  ['0381', '381'],
  ['0381 15 4909045', '3814909045'],
  ['490-90', '49090'],
  ['+54 9', ''],
  ['0034 612', '34612'],
  ['+34 612', '34612'],
  ['00', ''],
  ['49', ''],
  ['381 ana', ''],
])('a search for %j looks for %j', (texto, digitos) => {
  expect(telefonoBuscado(texto)).toBe(digitos);
});

test.each([
  ['15 5551234', '+54 381 490-9045', '381 555-1234'],
  ['490-9045', '0381 15 4909046', '381 490-9045'],
  ['15 412345', '3868 41-2346', '3868 41-2345'],
  ['15 5555-1234', '381 490-9045', null],
  ['381 490-904', '381 490-9045', null],
  ['+54 (381) 555-0', '381 490-9045', null],
  ['15 5551234', '', null],
  ['15 5551234', '+598 99 123 456', null],
  ['+34 612 34', '381 490-9045', null],
])('%s beside %s is probably %s', (telefono, neighbour, meant) => {
  expect(telefonoCorregido(telefono, neighbour)).toBe(meant);
});
