/** A statement as the app passed it to `pg`, and its result. */
export interface RecordedStatement {
  name?: string;
  text: string;
  values: readonly unknown[];
  rowCount: number | null;
  rows: readonly Record<string, unknown>[];
}

export type Ids = Partial<Record<'cliente' | 'franja' | 'reserva', number>>;

/** All statements of one call, and the ids that differ from call to call. */
export interface Recording {
  statements: readonly RecordedStatement[];
  ids: Ids;
}

interface Statement {
  name?: string;
  text: string;
  values: readonly ({ constant: unknown } | { id: keyof Ids } | { onlyId: keyof Ids })[];
  /**
   * The number of rows that the statement must read or write; sql-floor.child.ts throws at any
   * other number.
   */
  rowCount: number | null;
  /**
   * The name of the id in the statement's first row, which later statements use as a parameter.
   * Undefined where no later statement needs one.
   */
  tells?: keyof Ids;
}

export type SqlScript = readonly Statement[];

/**
 * Makes a script for any call of a kind from two recorded calls. A value that differs between the
 * two calls becomes an id if each call lists the value among its ids; every other value, such as a
 * name or the present moment, stays as in the first call. A parameter that is a list contains one
 * id, as in the session check. Throws where the two calls sent different SQL.
 */
export function generalize(first: Recording, second: Recording): SqlScript {
  function idThatIs(one: unknown, other: unknown): keyof Ids | undefined {
    if (one === other) return undefined;
    const names = Object.keys(first.ids) as (keyof Ids)[];
    return names.find((name) => first.ids[name] === one && second.ids[name] === other);
  }
  return first.statements.map(({ name, text, values, rowCount, rows }, position) => {
    const twin = second.statements[position];
    if (twin?.text !== text) throw new Error(`Two calls sent different SQL: ${text}`);
    const tells = idThatIs(rows[0]?.['id'], twin.rows[0]?.['id']);
    return {
      ...(name !== undefined && { name }),
      text,
      values: values.map((value, index) => {
        const other = twin.values[index];
        const id = idThatIs(value, other);
        if (id) return { id };
        const onlyId = Array.isArray(value) && Array.isArray(other) && idThatIs(value[0], other[0]);
        return onlyId ? { onlyId } : { constant: value };
      }),
      rowCount,
      ...(tells && { tells }),
    };
  });
}

/** Returns the statement's parameters for a call with these ids. */
export function parametersOf({ values }: Statement, ids: Ids): unknown[] {
  return values.map((value) => {
    if ('id' in value) return ids[value.id];
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
