import { expect, test } from 'vitest';
import { esDeApple, seOfreceInstalar } from './instalar.view.ts';

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

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5, true],
  ['an iPad that says it is a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 16; Pixel 9)', 5, false],
])('%s is told apart', (_which, userAgent, maxTouchPoints, esperado) => {
  expect(esDeApple({ userAgent, maxTouchPoints })).toBe(esperado);
});
