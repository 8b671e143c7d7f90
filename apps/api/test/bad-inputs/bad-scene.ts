import { crearPersona } from '../support/builders.ts';
import { START, type TestApp } from '../support/test-app.ts';
import type { BadInput, Sender } from './bad-input.ts';

/** The ids of things and the tokens of links that the placeholders stand for. */
export type Things = Record<string, number | string>;

export interface BadScene {
  things: Things;
  tokens: Record<Sender, string | undefined>;
}

export const HOY = START.slice(0, 10);

/** Opens a centre in which nobody has configured anything yet. */
export async function openUnconfigured(app: TestApp): Promise<BadScene> {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const ana = await crearPersona(app);
  const nobody = undefined;
  return {
    things: {},
    tokens: {
      admin: admin.token,
      ana: ana.token,
      luis: nobody,
      inactiva: nobody,
      borrada: nobody,
      vencida: nobody,
      nobody,
    },
  };
}

export async function sendBadInput(
  app: TestApp,
  { who, call, body, headers }: BadInput,
  { things, tokens }: BadScene,
) {
  const target = call.replaceAll(/#(\w+)/g, (_, name: string) => String(thing(name, things)));
  const [method = '', path = ''] = target.split(' ');
  const token = tokens[who];
  if (token === undefined && who !== 'nobody') throw new Error(`The scene has no ${who}`);
  return app.send(method, path, {
    ...(token !== undefined && { as: { token } }),
    body: typeof body === 'string' ? body : fill(body, things),
    ...(headers && { headers }),
  });
}

/** Replaces each `'#franjaLibre'` by the id that it stands for, wherever it is in a value. */
function fill(value: unknown, things: Things): unknown {
  if (Array.isArray(value)) return value.map((each) => fill(each, things));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, fill(each, things)]),
    );
  }
  return typeof value === 'string' && value.startsWith('#') ? thing(value.slice(1), things) : value;
}

function thing(name: string, things: Things): number | string {
  const found = things[name];
  if (!found) throw new Error(`The scene has no ${name}`);
  return found;
}
