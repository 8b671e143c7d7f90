/**
 * The sender of a call; `inactiva` and `borrada` hold a token from before, `vencida` one of twelve
 * hours ago.
 */
export type Sender = 'admin' | 'ana' | 'luis' | 'inactiva' | 'borrada' | 'vencida' | 'nobody';

/**
 * A call in which `'#franjaLibre'` stands for the id of the thing of that name in the scene, in
 * paths and in bodies.
 */
export interface Call {
  who: Sender;
  /** The method and the path: `'PUT /franjas/#franjaLibre'`. */
  call: string;
  /** The body, which is sent as JSON; a text is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface BadInput extends Call {
  /** The refusal as `outcome` tells it: `'409 SIN_CUPO'`. */
  answer: string;
}

const sentBy =
  (who: Sender) =>
  (call: string, body?: unknown, headers?: Record<string, string>): Call => ({
    who,
    call,
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
  });

export const admin = sentBy('admin');
export const ana = sentBy('ana');
export const luis = sentBy('luis');
export const inactiva = sentBy('inactiva');
export const borrada = sentBy('borrada');
export const vencida = sentBy('vencida');
export const nobody = sentBy('nobody');

/**
 * Lists calls by their refusal, or by the fields that their 400 names: `{ '409 SIN_CUPO': […],
 * page: […] }`.
 */
export function refused(cases: Record<string, readonly Call[]>): BadInput[] {
  return Object.entries(cases).flatMap(([refusal, calls]) => {
    const answer = /^\d{3} /.test(refusal) ? refusal : `400 DATOS_INVALIDOS ${refusal}`;
    return calls.map((call) => ({ ...call, answer }));
  });
}

/** Lists calls with a good body in which one field after the other holds what it may not. */
export function badBodies(
  { body, ...call }: Call,
  bad: Record<string, readonly unknown[]>,
): BadInput[] {
  const withValue = (campo: string) => (value: unknown) => ({
    ...call,
    body: { ...(body as object), [campo]: value },
  });
  return Object.entries(bad).flatMap(([campo, values]) =>
    refused({ [campo]: values.map(withValue(campo)) }),
  );
}

/**
 * Lists calls in whose query one parameter after the other is what it may not be, written as it
 * stands there.
 */
export function badQueries(call: Call, bad: Record<string, readonly string[]>): BadInput[] {
  const mark = call.call.includes('?') ? '&' : '?';
  return Object.entries(bad).flatMap(([campo, values]) =>
    refused({
      [campo]: values.map((value) => ({ ...call, call: `${call.call}${mark}${campo}=${value}` })),
    }),
  );
}

/** Lists the pages that no list of up to 1,000 has. */
export function badPages(call: Call): BadInput[] {
  return badQueries(call, { page: ['-1', '1.5', '1&page=2'], size: ['0', '1001', ''] });
}
