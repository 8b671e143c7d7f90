/**
 * The sender of a call; `programa` is one whose token may read the agenda, `reservador` one whose
 * token may book. The accounts of `inactiva` and `borrada` were deactivated and erased after their
 * tokens were signed; the token of `vencida` has expired.
 */
export type Sender =
  | 'admin'
  | 'ana'
  | 'luis'
  | 'inactiva'
  | 'borrada'
  | 'vencida'
  | 'programa'
  | 'reservador'
  | 'nobody';

/**
 * A call of the API. In its path and its body `'#franjaLibre'` stands for the id of the thing named
 * `franjaLibre` in the scene.
 */
export interface Call {
  who: Sender;
  /** The method and the path, such as `'PUT /franjas/#franjaLibre'`. */
  call: string;
  /** The body. A string is sent as it is, any other value as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface BadInput extends Call {
  /** The expected refusal in the form that `outcome` returns, such as `'409 SIN_CUPO'`. */
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
export const programa = sentBy('programa');
export const reservador = sentBy('reservador');
export const nobody = sentBy('nobody');

/**
 * Returns calls with their expected refusals. A key of `cases` is a refusal (`'409 SIN_CUPO'`), or
 * the fields that a 400 DATOS_INVALIDOS must name (`'page'`).
 */
export function refused(cases: Record<string, readonly Call[]>): BadInput[] {
  return Object.entries(cases).flatMap(([refusal, calls]) => {
    const answer = /^\d{3} /.test(refusal) ? refusal : `400 DATOS_INVALIDOS ${refusal}`;
    return calls.map((call) => ({ ...call, answer }));
  });
}

/**
 * Returns calls with a good body in which one field has a bad value, one call for each bad value.
 * The server must refuse each call with a 400 that names the field.
 */
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
 * Returns calls in whose query one parameter has a bad value, one call for each bad value. The
 * values are written URL-encoded.
 */
export function badQueries(call: Call, bad: Record<string, readonly string[]>): BadInput[] {
  const mark = call.call.includes('?') ? '&' : '?';
  return Object.entries(bad).flatMap(([campo, values]) =>
    refused({
      [campo]: values.map((value) => ({ ...call, call: `${call.call}${mark}${campo}=${value}` })),
    }),
  );
}

/** Returns calls that ask a list of at most 1,000 elements a page for an invalid page or size. */
export function badPages(call: Call): BadInput[] {
  return badQueries(call, { page: ['-1', '1.5', '1&page=2'], size: ['0', '1001', ''] });
}
