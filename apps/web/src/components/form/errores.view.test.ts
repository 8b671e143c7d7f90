import { describe, expect, test } from 'vitest';
import { ErrorDeApi } from '../../lib/api/ErrorDeApi.ts';
import { repartirError } from './errores.view.ts';

const soloEmail = (nombre: string) => nombre === 'email';

function rechazo(...nombres: string[]) {
  const campos = nombres.map((campo) => ({ campo, mensaje: `mal ${campo}` }));
  return new ErrorDeApi({ status: 400, codigo: 'DATOS_INVALIDOS', message: 'mal todo', campos });
}

describe('repartirError', () => {
  test('it puts below its field what the server refused', () => {
    expect(repartirError(rechazo('email'), 'Error', soloEmail)).toEqual({
      campos: [{ campo: 'email', mensaje: 'mal email' }],
      general: null,
    });
  });

  test('what has no field goes above the form', () => {
    expect(repartirError(rechazo('email', 'rol'), 'Error', soloEmail).general).toBe('mal rol');
    expect(repartirError(rechazo('rol'), 'Error', soloEmail).general).toBe('mal todo');
  });

  test('an error without a message uses the text of the call', () => {
    expect(repartirError(new Error(), 'Error al registrar', soloEmail).general).toBe(
      'Error al registrar',
    );
  });
});
