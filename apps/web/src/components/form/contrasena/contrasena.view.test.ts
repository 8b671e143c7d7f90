import { contrasenaNueva } from '@remanso/contract/persona/usuarios.forms';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { confirma, confirmacion, requisitosDe } from './contrasena.view.ts';

describe('requisitosDe', () => {
  test.each([
    ['', []],
    ['agua', ['Una minúscula']],
    ['AGUA12', ['6 caracteres o más', 'Una mayúscula', 'Un número']],
    ['Ñandú7', ['6 caracteres o más', 'Una mayúscula', 'Una minúscula', 'Un número']],
  ])('%j cumple %j', (contrasena, cumplidos) => {
    const hechos = requisitosDe(contrasena).filter(({ cumple }) => cumple);
    expect(hechos.map(({ texto }) => texto)).toEqual(cumplidos);
  });

  test('what meets all of it is what the contract takes', () => {
    const escrita = fc.string({
      unit: fc.constantFrom('a', 'Z', '7', 'ñ', 'É', 'e\u0301', '٣', ' ', '😀'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(escrita, (contrasena) => {
        const cumple = requisitosDe(contrasena).every((requisito) => requisito.cumple);
        expect(contrasenaNueva.safeParse(contrasena).success).toBe(cumple);
      }),
    );
  });
});

describe('confirma', () => {
  const Formulario = z.object({ nueva: contrasenaNueva, confirmacion }).check(confirma('nueva'));

  test.each([
    ['Agua123', 'Agua123', undefined],
    ['Agua123', '', 'Debes confirmar la contraseña'],
    ['Agua123', 'Agua124', 'Las contraseñas no coinciden'],
    ['corta', 'otra', 'Las contraseñas no coinciden'],
    ['Ma\u00f1ana1', 'Man\u0303ana1', undefined],
  ])('%j repetida %j: %s', (nueva, repetida, mensaje) => {
    const { error } = Formulario.safeParse({ nueva, confirmacion: repetida });
    const suyo = error?.issues.find(({ path }) => path[0] === 'confirmacion');
    expect(suyo?.message).toBe(mensaje);
  });
});
