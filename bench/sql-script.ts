/** A statement as the app passed it to `pg`, and its result. */
export interface RecordedStatement {
  name?: string;
  text: string;
  values: readonly unknown[];
  rowCount: number | null;
  rows: readonly Record<string, unknown>[];
}

export type Ids = Partial<Record<'cliente' | 'franja', number>>;

/** All statements of one call, and the ids that differ from call to call. */
export interface Recording {
  statements: readonly RecordedStatement[];
  ids: Ids;
}

/** The columns of the first rows that the statements of a call have answered so far. */
export type Answered = Record<string, unknown>;

interface Statement {
  name?: string;
  text: string;
  values: readonly (
    | { constant: unknown }
    | { id: keyof Ids }
    | { onlyId: keyof Ids }
    | { answered: string }
  )[];
  /**
   * The number of rows that the statement must read or write; sql-floor.child.ts throws at any
   * other number.
   */
  rowCount: number | null;
}

export type SqlScript = readonly Statement[];

/**
 * Makes a script for any call of a kind from two recorded calls. A value that differs between the
 * two calls becomes an id if each call lists the value among its ids, or else a column that an
 * earlier statement has answered; every other value, such as a name or the present moment, stays as in the
 * first call. A parameter that is a list may contain one id, as in the session check. Throws where the
 * two calls sent different SQL.
 */
export function generalize(first: Recording, second: Recording): SqlScript {
  const answers: [Answered, Answered] = [{}, {}];
  const ids = Object.keys(first.ids) as (keyof Ids)[];
  const idThatIs = (one: unknown, other: unknown) =>
    ids.find((id) => first.ids[id] === one && second.ids[id] === other);
  const columnThatIs = (one: unknown, other: unknown) =>
    Object.keys(answers[0]).find(
      (column) => isSame(answers[0][column], one) && isSame(answers[1][column], other),
    );

  function valueOf(one: unknown, other: unknown): Statement['values'][number] {
    if (isSame(one, other)) return { constant: one };
    const id = idThatIs(one, other);
    if (id) return { id };
    const onlyId = Array.isArray(one) && Array.isArray(other) && idThatIs(one[0], other[0]);
    if (onlyId) return { onlyId };
    const answered = columnThatIs(one, other);
    return answered === undefined ? { constant: one } : { answered };
  }

  return first.statements.map(({ name, text, values, rowCount, rows }, position) => {
    const twin = second.statements[position];
    if (twin?.text !== text) throw new Error(`Two calls sent different SQL: ${text}`);
    const general = values.map((value, index) => valueOf(value, twin.values[index]));
    Object.assign(answers[0], rows[0]);
    Object.assign(answers[1], twin.rows[0]);
    return { ...(name !== undefined && { name }), text, values: general, rowCount };
  });
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns the statement's parameters for a call with these ids, after these answers. */
export function parametersOf({ values }: Statement, ids: Ids, answered: Answered): unknown[] {
  return values.map((value) => {
    if ('id' in value) return ids[value.id];
    if ('answered' in value) return answered[value.answered];
    return 'onlyId' in value ? [ids[value.onlyId]] : value.constant;
  });
}

/**
 * Splits a script into the session check, which is the first statement, and the call's own query or
 * transaction.
 */
export function splitAfterSession(script: SqlScript): { session: SqlScript; own: SqlScript } {
  return { session: script.slice(0, 1), own: script.slice(1) };
}
