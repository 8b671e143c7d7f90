/** A statement as the app gave it to `pg`, with what came back. */
export interface RecordedStatement {
  name?: string;
  text: string;
  values: readonly unknown[];
  /** The number of rows that were read or written. */
  rowCount: number | null;
  rows: readonly Record<string, unknown>[];
}

export type Ids = Partial<Record<'cliente' | 'franja' | 'reserva', number>>;

/** All statements of one call, and the ids by which this call differs from another like it. */
export interface Recording {
  statements: readonly RecordedStatement[];
  ids: Ids;
}

interface Statement {
  name?: string;
  text: string;
  values: readonly ({ constant: unknown } | { id: keyof Ids } | { onlyId: keyof Ids })[];
  /** The number of rows that the statement must read or write. */
  rowCount: number | null;
  /** The id that the first row holds, which later statements use. */
  tells?: keyof Ids;
}

export type SqlScript = readonly Statement[];

/**
 * Turns two recordings of a call into a script for any call like it: a value that differs is one of
 * the ids, or else (a name, the present moment) stays what it was in the first. A list of
 * parameters holds one id, as in the session check of a lone call.
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

/** Returns the parameters of a statement of the script in a call with these ids. */
export function parametersOf({ values }: Statement, ids: Ids): unknown[] {
  return values.map((value) => {
    if ('id' in value) return ids[value.id];
    return 'onlyId' in value ? [ids[value.onlyId]] : value.constant;
  });
}

/**
 * Splits a script into the session check, which comes first and alone, and the call's own query or
 * transaction.
 */
export function splitAfterSession(script: SqlScript): { session: SqlScript; own: SqlScript } {
  return { session: script.slice(0, 1), own: script.slice(1) };
}
