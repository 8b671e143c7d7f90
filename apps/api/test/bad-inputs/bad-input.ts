/** The sender of a call; `inactiva` and `borrada` hold a token from before, `vencida` one of twelve hours ago. */
export type Sender = 'admin' | 'ana' | 'luis' | 'inactiva' | 'borrada' | 'vencida' | 'nobody';

interface Campo {
  campo: string;
  mensaje: string;
}

/**
 * A call in which `'#franjaLibre'` stands for the id of the thing of that name in the scene, in paths and in bodies.
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
  status: number;
  codigo: string;
  message: string;
  /** The fields that a 400 names; no other refusal names any. */
  campos?: Campo[];
}

export type Refusal = readonly [status: number, codigo: string, message: string];

function sentBy(who: Sender) {
  return (call: string, body?: unknown): Call => ({
    who,
    call,
    ...(body !== undefined && { body }),
  });
}

export const admin = sentBy('admin');
export const ana = sentBy('ana');
export const luis = sentBy('luis');
export const nobody = sentBy('nobody');

export function refused(call: Call, [status, codigo, message]: Refusal): BadInput {
  return { ...call, status, codigo, message };
}

export function refusedCases(refusal: Refusal, calls: readonly Call[]): BadInput[] {
  return calls.map((call) => refused(call, refusal));
}

/** Returns the bad input of a call that breaks a rule of each of these fields. */
export function invalidFields(call: Call, campos: [Campo, ...Campo[]]): BadInput {
  return { ...refused(call, [400, 'DATOS_INVALIDOS', campos[0].mensaje]), campos };
}

export function invalid(call: Call, campo: string, mensaje: string): BadInput {
  return invalidFields(call, [{ campo, mensaje }]);
}

export function invalidCases(campo: string, mensaje: string, calls: readonly Call[]): BadInput[] {
  return calls.map((call) => invalid(call, campo, mensaje));
}

/** Returns the bad inputs of a call: each is a good body in which one field holds what it may not. */
export function fieldCases(
  call: Call,
  good: Record<string, unknown>,
  cases: readonly (readonly [campo: string, value: unknown, mensaje: string])[],
): BadInput[] {
  return cases.map(([campo, value, mensaje]) =>
    invalid({ ...call, body: { ...good, [campo]: value } }, campo, mensaje),
  );
}
