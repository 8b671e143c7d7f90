import type { Endpoint } from '@remanso/contract/endpoint';
import type { Allowed } from './support/valid-requests/valid-request.ts';
import { allowedOf } from './support/valid-requests/valid-requests.ts';

/** The kinds of caller. Each is a column of `authorization-matrix.md`. */
export const ACTORS = [
  'anonymous',
  'client',
  'otherClient',
  'reception',
  'admin',
  'inactive',
  'expired',
  'forged',
  'otherSecret',
  'none',
  'token',
  'otherTokens',
] as const;
export type Actor = (typeof ACTORS)[number];

/**
 * The statuses, by call and caller, of calls that the caller may make, but that the server refuses
 * because of the state of the test's centre.
 */
const LET_THROUGH: Record<string, Partial<Record<Actor, number>>> = {
  eliminarCuenta: { admin: 409 },
  deshacerReserva: { client: 409, reception: 409, token: 409 },
  crearConfig: { admin: 409 },
  crearHorariosBase: { admin: 409 },
};

/**
 * Returns the status that each kind of caller must get. `support/valid-requests/` defines who may
 * make each call.
 */
export function expectedStatuses(endpoint: Endpoint): Record<Actor, number> {
  const { id, status } = endpoint;
  const answers = ACTORS.map((actor) => [actor, refusal(actor, endpoint) ?? status]);
  return { ...(Object.fromEntries(answers) as Record<Actor, number>), ...LET_THROUGH[id] };
}

function refusal(actor: Actor, { id, alcance }: Endpoint): number | undefined {
  const allowed = allowedOf(id);
  const isToken = actor === 'token' || actor === 'otherTokens';
  if (!isToken || allowed === 'anybody' || allowed === 'program') return refusalOf(actor, allowed);
  return actor === 'token' && alcance ? undefined : 403;
}

function refusalOf(actor: Actor, allowed: Allowed): number | undefined {
  if (allowed === 'program') return 401;
  if (allowed === 'self' && ['otherClient', 'reception', 'admin'].includes(actor)) return 404;
  if (allowed === 'anybody' || actor === 'admin') return undefined;
  if (actor === 'reception') return ['person', 'admin'].includes(allowed) ? 403 : undefined;
  if (actor !== 'client' && actor !== 'otherClient') return 401;
  if (allowed === 'admin' || allowed === 'desk') return 403;
  const isOwn = allowed === 'owner' || allowed === 'person';
  return isOwn && actor === 'otherClient' ? 404 : undefined;
}
