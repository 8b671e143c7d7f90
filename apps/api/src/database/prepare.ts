import type { Compilable, CompiledQuery, RawBuilder } from 'kysely';
import { connectionOf, type Executor } from './transaction.ts';

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
 *
 * The statement of a transaction of `inTransaction` is sent before the function returns, also while
 * earlier ones are not answered, for which Kysely itself would wait. Those of one `Promise.all` travel
 * in one message and run in their order, each seeing what the ones before it have done; if one fails,
 * all later ones do.
 */
export function prepare<P extends object, O>(
  build: (db: Executor, parameters: P) => Compilable<O> | RawBuilder<O>,
): (db: Executor, parameters: P) => Promise<O[]> {
  let compiled: CompiledQuery<O> | undefined;
  return async (db, parameters) => {
    compiled ??= build(db, placeholders as P).compile(db);
    const values = compiled.parameters.map((value) =>
      value instanceof Placeholder ? parameters[value.name as keyof P] : value,
    );
    const query: CompiledQuery<O> = { ...compiled, parameters: values };
    const { rows } = await (connectionOf(db) ?? db).executeQuery(query);
    return rows;
  };
}
