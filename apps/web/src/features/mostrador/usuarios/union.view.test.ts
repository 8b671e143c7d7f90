import type { Cliente } from '@remanso/contract/persona/clientes.contract';
import { expect, test } from 'vitest';
import { consecuenciasDeUnir, enQueSeParecen, hayQueElegirEstado } from './union.view.ts';

const ANA: Cliente = {
  id: 1,
  nombre: 'Ana',
  apellido: 'Núñez',
  email: 'ana@ejemplo.com',
  telefono: '381 555 0142',
  activo: true,
  genero: 'FEMENINO',
  nota: '',
};
const UN_PARECIDO: Cliente = { ...ANA, id: 2, nombre: 'ANA', apellido: 'Nunez', email: null };

test('which it is to be is asked where one of the two is not active', () => {
  const union = { queda: ANA, seBorra: UN_PARECIDO, reservas: 0 };
  expect(hayQueElegirEstado(union)).toBe(false);
  expect(hayQueElegirEstado({ ...union, queda: { ...ANA, activo: false } })).toBe(true);
});

test('two accounts are alike by their name or by their telephone', () => {
  expect(enQueSeParecen(ANA, UN_PARECIDO)).toBe('El mismo nombre');
  expect(enQueSeParecen(ANA, { nombre: 'Luis', apellido: 'Núñez' })).toBe('El mismo teléfono');
});

test('what is joined says what passes, and that the other account goes', () => {
  const seBorra = {
    ...UN_PARECIDO,
    nombre: 'Ana',
    apellido: 'Núñez',
    nota: 'Prefiere las mañanas',
  };
  expect(consecuenciasDeUnir({ queda: ANA, seBorra, reservas: 2 })).toEqual([
    'Queda la de Ana Núñez, 381 555 0142.',
    'Pasan a esa cuenta 2 reservas, con sus pagos.',
    'La nota de la otra se agrega a la suya.',
    'La de Ana Núñez, 381 555 0142, se borra para siempre: no lo puedes deshacer.',
  ]);
  const pasa = { ...seBorra, nota: '', email: 'ana@ejemplo.com' };
  expect(consecuenciasDeUnir({ queda: ANA, seBorra: pasa, reservas: 1 })).toEqual([
    'Queda la de Ana Núñez, 381 555 0142.',
    'Pasa a esa cuenta 1 reserva, con sus pagos.',
    'Pasa también el email de la otra, ana@ejemplo.com, con su contraseña.',
    'La de Ana Núñez, 381 555 0142, se borra para siempre: no lo puedes deshacer.',
  ]);
});

test('what is joined says what of the other account is lost', () => {
  const seBorra = { ...UN_PARECIDO, telefono: '381 555 0777', email: 'otra@ejemplo.com' };
  expect(consecuenciasDeUnir({ queda: ANA, seBorra, reservas: 0 })).toEqual([
    'Queda la de Ana Núñez, 381 555 0142.',
    'La otra cuenta no tiene reservas que pasar.',
    'Se pierden el nombre «ANA Nunez», el teléfono 381 555 0777 y el email otra@ejemplo.com.',
    'Con ese email ya no se puede entrar; ahí llega un aviso.',
    'La de ANA Nunez, 381 555 0777, se borra para siempre: no lo puedes deshacer.',
  ]);
  const solo = { ...ANA, id: 2, telefono: '381 555 0777', email: null };
  expect(consecuenciasDeUnir({ queda: ANA, seBorra: solo, reservas: 0 })[2]).toBe(
    'Se pierde el teléfono 381 555 0777.',
  );
});
