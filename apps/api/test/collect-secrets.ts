import { sql } from 'kysely';
import type { Executor } from '../src/database/transaction.ts';

/** Secrets that a text shows by their form, wherever the text stands. */
const FORMS: Record<string, RegExp> = {
  session: /eyJ[\w-]+\.[\w-]+\.[\w-]+/g,
  'link, calendar or invitation': /(?<![\w-])[\w-]{43}(?![\w-])/g,
  'token of a program': /rmn_[\w-]{43}/g,
  'webhook secret': /whsec_[\w+/=]+/g,
  'code in a letter': /(?<!\d)\d{6}(?= es tu|$)/g,
};

/** Fields of requests and answers whose value is secret, whatever its form. */
const FIELDS: Record<string, RegExp> = {
  password: /^(password|contrasena|contrasenaActual|nuevaContrasena|nuevaPassword)$/,
  code: /^codigo$/,
  'key of a phone': /^(p256dh|auth)$/,
};

/** Columns whose values are secret, or let somebody find a secret. */
const COLUMN = /hash$|^secreto|^token|^semilla$|^anteriores$|^privada$|^sal$|^huella$|^auth$/;

/** Texts that are shorter than this stand in any log by chance. */
const SHORTEST = 6;

/** The secrets that were met, each with its kinds. */
export interface SecretCollector {
  /** Takes the secrets that a text shows by their form. */
  ofText(text: string): void;
  /** Takes the secrets of a request or of an answer, with all fields inside it. */
  ofBody(body: unknown): void;
  /** Takes what the columns of secrets of all tables hold. */
  ofTables(db: Executor): Promise<void>;
  add(kind: string, secret: string): void;
  /** Returns the kinds of secrets that were met. */
  kinds(): string[];
  /** Returns the lines that contain a secret, each with the kind of the secret. */
  searchIn(lines: readonly string[]): string[];
}

export function createSecretCollector(): SecretCollector {
  const kindOf = new Map<string, string>();

  const collector: SecretCollector = {
    add(kind, secret) {
      // The code of a refusal, such as `SIN_CUPO`, stands in a field of the same name as a code.
      if (secret.length < SHORTEST || /^[A-Z_]+$/.test(secret)) return;
      kindOf.set(secret, kindOf.get(secret) ?? kind);
    },
    ofText(text) {
      for (const [kind, form] of Object.entries(FORMS)) {
        for (const [secret] of text.matchAll(form)) collector.add(kind, secret);
      }
    },
    ofBody(body) {
      if (typeof body === 'string') return collector.ofText(body);
      if (typeof body !== 'object' || body === null) return;
      for (const [name, value] of Object.entries(body)) {
        const [kind] = Object.entries(FIELDS).find(([, field]) => field.test(name)) ?? [];
        if (kind && typeof value === 'string') collector.add(kind, value);
        collector.ofBody(value);
      }
    },
    async ofTables(db) {
      for (const { table, column } of await secretColumns(db)) {
        const { rows } = await sql<{ secret: string }>`
          select ${sql.ref(column)}::text as secret from ${sql.table(table)}
          where ${sql.ref(column)} is not null`.execute(db);
        for (const { secret } of rows) collector.add(`${table}.${column}`, secret);
      }
    },
    kinds: () => [...new Set(kindOf.values())].toSorted(),
    searchIn: (lines) =>
      lines.flatMap((line) => {
        const text = line.replaceAll(RANDOM_ID, '');
        return [...kindOf]
          .filter(([secret]) => text.includes(secret) && !isPartOfNumber(text, secret))
          .map(([, kind]) => `${kind}: ${line}`);
      }),
  };
  return collector;
}

/** The id of a request, among whose digits any code stands by chance. */
const RANDOM_ID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;

/** True where the digits of a code stand only within longer numbers, such as the time of a line. */
function isPartOfNumber(text: string, secret: string): boolean {
  return /^\d+$/.test(secret) && !new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text);
}

async function secretColumns(db: Executor): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' order by 1, 2`.execute(db);
  return rows.filter(({ column }) => COLUMN.test(column));
}
