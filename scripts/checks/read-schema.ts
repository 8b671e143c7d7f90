type Column = { name: string; type: string; purpose: string };
type Trigger = { name: string; fires: string; calls: string; purpose: string };
export type Table = { name: string; purpose: string; columns: Column[]; triggers: Trigger[] };

/** The map of the database leaves out a trigger's condition with more characters than this. */
const LONGEST_CONDITION = 60;

/**
 * Reads the tables of a schema that `describeSchema` wrote, with the texts of their comments. A
 * trigger without a comment gets the comment of its function.
 */
export function readSchema(schema: string): Table[] {
  const comments = readComments(schema);
  const tables = schema.matchAll(/^create table (\w+) \(\n([^]+?)\n\);\n([^]*?)(?=\n\n)/gm);
  return [...tables].map(([, name = '', inside = '', after = '']) => ({
    name,
    purpose: comments.get(`table ${name}`) ?? '',
    columns: readColumns(inside).map((column) => ({
      ...column,
      purpose: comments.get(`column ${name}.${column.name}`) ?? '',
    })),
    triggers: readTriggers(after).map((trigger) => ({
      ...trigger,
      purpose:
        comments.get(`trigger ${trigger.name} on ${name}`) ??
        comments.get(`function ${trigger.calls}`) ??
        '',
    })),
  }));
}

function readComments(schema: string): Map<string, string> {
  const comments = schema.matchAll(/^comment on (.+?) is '((?:[^']|'')*)';$/gm);
  return new Map(
    [...comments].map(([, what = '', text = '']) => [what, text.replaceAll("''", "'")]),
  );
}

function readColumns(inside: string): { name: string; type: string }[] {
  const lines = inside.matchAll(
    /^ {2}(?!constraint )(\w+) (.+?)(?= (?:generated|default|not null)\b|,?$)/gm,
  );
  return [...lines].map(([, name = '', type = '']) => ({ name, type }));
}

function readTriggers(after: string): Omit<Trigger, 'purpose'>[] {
  const statements = after.matchAll(
    /^CREATE TRIGGER (\w+) (\w+) (.+?) ON public\.\w+ .*?FOR EACH (ROW|STATEMENT)(?: WHEN \(([^]+?)\))? EXECUTE FUNCTION (\w+)\([^)]*\);$/gm,
  );
  return [...statements].map(
    ([, name = '', time = '', events = '', each = '', when = '', calls = '']) => ({
      name,
      fires: `${time} ${events}, each ${each}`.toLowerCase() + conditionOf(when),
      calls,
    }),
  );
}

function conditionOf(when: string): string {
  if (!when) return '';
  const inside = when.replace(/^\((.*)\)$/s, '$1');
  return inside.length <= LONGEST_CONDITION ? `, when ${inside}` : ', on a condition';
}
