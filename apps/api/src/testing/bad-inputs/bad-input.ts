/** Who sends it: the owner, the client whose things the scene has, another client, nobody. */
export type Sender = 'admin' | 'ana' | 'luis' | 'nobody';

/** A thing of the scene, by its name: `'#franjaLibre'` stands for its id, in paths and in bodies. */
export interface BadInput {
  who: Sender;
  /** `'PUT /franjas/#franjaLibre'` */
  call: string;
  /** Text is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  status: number;
  codigo: string;
  message: string;
  /** Only a 400 names fields. */
  campos?: { campo: string; mensaje: string }[];
}

type Call = Pick<BadInput, 'who' | 'call'> & Partial<Pick<BadInput, 'body' | 'headers'>>;

/** A body or a parameter that breaks a rule of one field. */
export function invalid(call: Call, campo: string, mensaje: string): BadInput {
  return {
    ...call,
    status: 400,
    codigo: 'DATOS_INVALIDOS',
    message: mensaje,
    campos: [{ campo, mensaje }],
  };
}

export function refused(call: Call, status: number, codigo: string, message: string): BadInput {
  return { ...call, status, codigo, message };
}

/** The same call with a good body in which one field holds what it may not. */
export function fieldCases(
  call: Pick<BadInput, 'who' | 'call'>,
  good: Record<string, unknown>,
  cases: readonly (readonly [campo: string, value: unknown, mensaje: string])[],
): BadInput[] {
  return cases.map(([campo, value, mensaje]) =>
    invalid({ ...call, body: { ...good, [campo]: value } }, campo, mensaje),
  );
}

/** The same call with a path or query that holds what it may not. */
export function addressCases(
  who: Sender,
  campo: string,
  mensaje: string,
  calls: readonly string[],
): BadInput[] {
  return calls.map((call) => invalid({ who, call }, campo, mensaje));
}
