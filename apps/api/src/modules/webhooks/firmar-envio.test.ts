import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { crearSecreto, firmarEnvio } from './firmar-envio.ts';

test('what is signed is what the library of Standard Webhooks signs', () => {
  const secreto = crearSecreto();
  const cuerpo = JSON.stringify({ type: 'reserva.creada', data: { nombre: 'Ñandú 🦤' } });
  const segundos = 1_790_000_000;
  const headers = firmarEnvio(secreto, { mensaje: 'x', segundos, cuerpo });
  expect(headers).toEqual({
    'webhook-id': 'msg_x',
    'webhook-timestamp': '1790000000',
    'webhook-signature': new Webhook(secreto).sign('msg_x', new Date(segundos * 1_000), cuerpo),
  });
  expect(crearSecreto()).not.toBe(secreto);
  expect(secreto).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/);
});
