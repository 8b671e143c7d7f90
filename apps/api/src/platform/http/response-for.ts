import * as z from 'zod/mini';
import type { Endpoint, Schema } from '@remanso/contract/endpoint';
import { SoloCon, type Campos } from '@remanso/contract/sistema/campos-de-programas.rules';
import { camposDeProgramas } from '@remanso/contract/sistema/respuestas-de-programas.rules';
import type { Alcance } from '@remanso/contract/sistema/tokens.rules';
import { leeLoQueEscribe, type Session } from './session.ts';

interface Asked {
  session?: Pick<Session, 'programa'> | undefined;
  body: unknown;
}

/**
 * Returns the schema of what a caller is answered. A person is answered the whole response, and a
 * program the fields that its alcances show (rules §24.3). A program that writes and may not read
 * what it writes is answered its id, and the fields that it has sent.
 */
export function responseFor(endpoint: Endpoint, { session, body }: Asked): Schema | undefined {
  const { response, alcance } = endpoint;
  const programa = session?.programa;
  if (!response || !programa || !alcance) return response;
  const campos = camposDeProgramas(endpoint);
  const reads = leeLoQueEscribe(programa, alcance);
  const visible = pruned(campos, reads ? programa.alcances : [alcance]);
  const sent = reads ? [] : keysOf(body).filter((key) => keysOf(campos).includes(key));
  return z.pipe(
    response,
    z.transform((answer: unknown) => {
      if (visible === true) return answer;
      if (Array.isArray(answer)) return visible ? trimmed(answer, visible) : [];
      return { ...fieldsOf(answer as object, visible ?? {}), ...picked(answer, sent) };
    }),
  );
}

/** The fields that are shown; true where everything is. */
type Visible = true | { readonly [field: string]: Visible };

/** Returns the fields that some alcances show; undefined where they show none. */
function pruned(campos: Campos | undefined, alcances: readonly Alcance[]): Visible | undefined {
  if (!campos) return undefined;
  if (isList(campos)) return campos.some((alcance) => alcances.includes(alcance)) || undefined;
  if (campos instanceof SoloCon)
    return alcances.includes(campos.alcance) ? pruned(campos.campos, alcances) : undefined;
  const shown = Object.entries(campos).flatMap(([field, its]) => {
    const visible = pruned(its, alcances);
    return visible ? [[field, visible] as const] : [];
  });
  return shown.length > 0 ? Object.fromEntries(shown) : undefined;
}

const isList = (campos: Campos): campos is readonly Alcance[] => Array.isArray(campos);

function trimmed(value: unknown, visible: Visible): unknown {
  if (visible === true || value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((each) => trimmed(each, visible));
  return fieldsOf(value, visible);
}

function fieldsOf(value: object, visible: Exclude<Visible, true>): object {
  const shown = Object.entries(value).flatMap(([field, its]) => {
    const visibleInIt = visible[field];
    return visibleInIt ? [[field, trimmed(its, visibleInIt)] as const] : [];
  });
  return Object.fromEntries(shown);
}

const keysOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];

const picked = (answer: unknown, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(answer as object).filter(([key]) => keys.includes(key)));
