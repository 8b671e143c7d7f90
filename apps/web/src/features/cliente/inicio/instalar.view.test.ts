import { expect, test } from 'vitest';
import { seOfreceInstalar } from './instalar.view.ts';

const CASO = {
  reservas: 2,
  yaOfrecida: false,
  invitada: true,
  enIphone: false,
  instalada: false,
};

test.each([
  ['after the second booking', {}, true],
  ['not before', { reservas: 1 }, false],
  ['not twice', { reservas: 9, yaOfrecida: true }, false],
  ['not where it is installed', { instalada: true }, false],
  ['not where the browser cannot', { invitada: false }, false],
  ['on an iPhone, whose browser does not ask', { invitada: false, enIphone: true }, true],
])('the app is offered %s', (_when, cambio, seOfrece) => {
  expect(seOfreceInstalar({ ...CASO, ...cambio })).toBe(seOfrece);
});
