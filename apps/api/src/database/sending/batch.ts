import pg from 'pg';

/** The methods that `pg` calls on a query, in the order of the calls. Its types name `submit` only. */
interface Answered {
  name?: string | undefined;
  text: string;
  submit(connection: Connection): Error | null;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
  handleError(error: unknown, connection: Connection): void;
}

interface Connection {
  /** The texts of the statements whose names are sent and not yet answered, by their names. */
  submittedNamedStatements: Record<string, string>;
  sync(): void;
}

/**
 * Statements of one transaction that travel in one message, with one Sync after the last of them, for
 * PostgreSQL answers each Sync by a write of its own. A statement that fails takes those after it along:
 * they are not carried out, and fail with its error.
 *
 * The class extends a query of `pg`, which refuses all other classes in pipeline mode.
 */
export class Batch extends pg.Query {
  readonly statements: readonly pg.QueryConfig[];
  /** The answers of the statements, in their order. */
  readonly answers: readonly Promise<pg.QueryResult>[];
  /** The time limit that `pg` holds the whole against, in milliseconds. */
  readonly query_timeout: number | undefined;
  /** The name and the text of the statement that is answered next: `pg` notes what PostgreSQL has parsed. */
  name: string | undefined;
  text = '';
  #waiting: Answered[] = [];
  #failure: unknown;

  constructor(statements: readonly (pg.QueryConfig & { query_timeout?: number })[]) {
    super({ text: '' }, () => undefined);
    this.statements = statements;
    this.query_timeout = statements[0]?.query_timeout;
    this.answers = statements.map((statement) => this.#answerOf(statement));
  }

  override submit = (connection: object): void => {
    const its = connection as Connection;
    const withoutSync = Object.create(its, { sync: { value: () => undefined } }) as Connection;
    for (const query of this.#waiting) {
      // A statement whose parameters cannot be written fails at once.
      const error = this.#failure ?? query.submit(withoutSync);
      if (error) query.handleError(error, its);
      if (this.#failure !== undefined) forgetName(query, its);
    }
    its.sync();
    this.#look();
  };

  handleRowDescription(message: unknown): void {
    this.#waiting[0]?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.#waiting[0]?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: Connection): void {
    const [query, ...others] = this.#waiting;
    query?.handleCommandComplete(message, connection);
    // The last one is answered once the server is ready again, as the connection may then be released.
    if (others.length > 0) query?.handleReadyForQuery(connection);
    this.#look();
  }

  handleReadyForQuery(connection: Connection): void {
    this.#waiting[0]?.handleReadyForQuery(connection);
    this.#end();
  }

  handleError(error: unknown, connection: Connection): void {
    for (const query of this.#waiting) {
      forgetName(query, connection);
      query.handleError(error, connection);
    }
    this.#end(error);
  }

  /** Returns the answer of a statement, which waits until it has come. */
  #answerOf(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>();
    const extended = { ...statement, queryMode: 'extended' };
    const query = new pg.Query(extended, (error, result) => {
      this.#waiting = this.#waiting.filter((other) => other !== query);
      if (error) {
        this.#failure ??= error;
        reject(error);
      } else resolve(result as pg.QueryResult);
    }) as unknown as Answered;
    this.#waiting.push(query);
    return promise;
  }

  #look(): void {
    this.name = this.#waiting[0]?.name;
    this.text = this.#waiting[0]?.text ?? '';
  }

  /** Ends the time limit of `pg`, which has put it around `callback`. */
  #end(error?: unknown): void {
    (this as unknown as { callback: (error?: unknown) => void }).callback(error);
  }
}

/** Makes the connection prepare a statement again that was not carried out, where it was new. */
function forgetName({ name }: Answered, { submittedNamedStatements }: Connection): void {
  if (name !== undefined) delete submittedNamedStatements[name];
}
