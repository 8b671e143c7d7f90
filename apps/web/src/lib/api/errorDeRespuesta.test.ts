import { describe, expect, test } from 'vitest';
import { ERROR_DE_CONEXION } from './ErrorDeApi.ts';
import { errorDeRespuesta } from './errorDeRespuesta.ts';

describe('errorDeRespuesta', () => {
  const leer = (cuerpo: unknown, status = 409) =>
    errorDeRespuesta(status, JSON.stringify(cuerpo), 'Error al cancelar la reserva');

  test('it takes the message of the server, or its field error, or the text of the call', () => {
    expect(leer({ message: 'Ya pasó', error: 'otro' }).message).toBe('Ya pasó');
    expect(leer({ error: 'Ya pasó' }).message).toBe('Ya pasó');
    expect(leer({}).message).toBe('Error al cancelar la reserva');
    expect(leer(null).message).toBe('Error al cancelar la reserva');
    expect(leer({ message: '' }).message).toBe('Error al cancelar la reserva');
  });

  test('it keeps the code and the fields that are well formed', () => {
    const campo = { campo: 'email', mensaje: 'Email inválido' };
    const error = leer({ message: 'x', codigo: 'VALIDACION', campos: [campo, 'roto', null] }, 400);
    expect(error).toMatchObject({ status: 400, codigo: 'VALIDACION', campos: [campo] });
  });

  test.each(['<h1>502 Bad Gateway</h1>', '', '{"message": "cort'])(
    '%j is a lack of connection',
    (texto) => {
      expect(errorDeRespuesta(502, texto, 'Error')).toMatchObject({
        status: 502,
        codigo: 'SIN_CONEXION',
        message: ERROR_DE_CONEXION,
      });
    },
  );
});
