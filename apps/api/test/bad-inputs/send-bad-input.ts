import type { TestApp } from '../support/test-app.ts';
import type { BadInput } from './bad-input.ts';
import type { BadScene } from './bad-scene.ts';

export async function sendBadInput(
  app: TestApp,
  { who, call, body, headers }: BadInput,
  { things, personas }: BadScene,
) {
  const as = personas[who];
  if (!as && who !== 'nobody') throw new Error(`The scene has no ${who}`);
  const target = call.replaceAll(/#(\w+)/g, (_, name: string) => String(thing(name, things)));
  const [method = '', path = ''] = target.split(' ');
  const sent = typeof body === 'string' ? body : fill(body, things);
  return app.send(method, path, { as, body: sent, ...(headers && { headers }) });
}

/**
 * Replaces each placeholder, such as `'#franjaLibre'`, anywhere in `value` by the id in `things`.
 */
function fill(value: unknown, things: BadScene['things']): unknown {
  if (Array.isArray(value)) return value.map((each) => fill(each, things));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, fill(each, things)]),
    );
  }
  return typeof value === 'string' && value.startsWith('#') ? thing(value.slice(1), things) : value;
}

function thing(name: string, things: BadScene['things']): number | string {
  const found = things[name];
  if (!found) throw new Error(`The scene has no ${name}`);
  return found;
}
