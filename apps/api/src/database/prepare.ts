import type { Compilable, CompiledQuery } from 'kysely';
import type { Executor } from './transaction.ts';

/** Stands for a parameter while its statement is compiled. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`A prepared statement computes with its parameter ${this.name}`);
  }
}

const placeholders: object = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

/**
 * Returns a function that runs a statement and returns its rows. Kysely builds and compiles the
 * statement once, at the first call; later calls only exchange the parameters. Building costs more
 * than sending, so the statements of a booking are prepared. `build` gets placeholders for the
 * parameters and must pass them to Kysely as they are, because it can neither compute with them nor
 * choose by them.
 */
export function prepare<P extends object, O>(
  build: (db: Executor, parameters: P) => Compilable<O>,
): (db: Executor, parameters: P) => Promise<O[]> {
  let compiled: CompiledQuery<O> | undefined;
  return async (db, parameters) => {
    compiled ??= build(db, placeholders as P).compile();
    const values = compiled.parameters.map((value) =>
      value instanceof Placeholder ? parameters[value.name as keyof P] : value,
    );
    const { rows } = await db.executeQuery<O>({ ...compiled, parameters: values });
    return rows;
  };
}
