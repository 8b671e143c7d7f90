import { clientesParecidos } from '@remanso/contract/persona/clientes.contract';
import { crearUsuario } from '@remanso/contract/persona/usuarios.contract';
import { expect, test } from 'vitest';
import type { QueryOf } from '../../../test/support/client.ts';
import { crearPersona } from '../../../test/support/personas.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const GENTE = [
  ['María José', 'Güemes', '381 555 0142'],
  ['Maria Jose', 'Guemes', '381 555 0777'],
  ['Luis', 'Rojas', '+54 9 381 555-0142'],
  ['María', 'Güemes', '381 444 0001'],
] as const;

test.each<[string, QueryOf<typeof clientesParecidos>, string[]]>([
  [
    'the same name, without regard to accents and case',
    { nombre: 'MARIA JOSÉ', apellido: 'guemes' },
    ['María José', 'Maria Jose'],
  ],
  [
    'the same telephone in digits, with the prefix of the country or without',
    { telefono: '(381) 5550142' },
    ['Luis', 'María José'],
  ],
  [
    'either',
    { nombre: 'María', apellido: 'Güemes', telefono: '0 381 555 0777' },
    ['María', 'Maria Jose'],
  ],
  ['half a name is none', { nombre: 'María José' }, []],
  ['half a telephone is none', { telefono: '0142' }, []],
  ['nobody', { nombre: 'Zoe', apellido: 'Luna', telefono: '381 555 9999' }, []],
  ['nothing asked', {}, []],
])('%s', async (_what, query, found) => {
  const admin = await crearPersona(app, { rol: 'ADMIN', nombre: 'luis' });
  for (const [nombre, apellido, telefono] of GENTE) {
    const body = { nombre, apellido, telefono, genero: 'OTROS' as const };
    await app.make(crearUsuario, { as: admin, body });
  }
  const { status, headers, body } = await app.call(clientesParecidos, { as: admin, query });
  expect([status, headers.get('x-total-elementos')]).toEqual([200, String(found.length)]);
  expect(body.map(({ nombre }) => nombre)).toEqual(found);
});
