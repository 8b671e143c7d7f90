import type { Plugin, Rolldown } from 'vite';

const KEPT = new Set(['id', 'method', 'path', 'access']);

/**
 * Keeps of each endpoint only what a call needs in the browser. The schemas of requests and answers then fall away where
 * no form uses them: the server has validated, and the types were checked before this.
 */
export function leanContract(): Plugin {
  return {
    name: 'remanso:lean-contract',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /packages\/contract\/src\/.*\.contract\.ts$/ },
      handler(code) {
        const cuts = endpointsOf(this.parse(code)).flatMap(cutsOf);
        const lean = cuts
          .toSorted((one, other) => other.start - one.start)
          .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
        return { code: lean, map: null };
      },
    },
  };
}

type Program = ReturnType<Rolldown.PluginContext['parse']>;
type Statement = Program['body'][number];

/** The object of every `export const x = endpoint({…})`. */
function endpointsOf({ body }: Program) {
  return body
    .filter((node): node is Extract<Statement, { type: 'ExportNamedDeclaration' }> => {
      return node.type === 'ExportNamedDeclaration';
    })
    .flatMap(({ declaration }) =>
      declaration?.type === 'VariableDeclaration' ? declaration.declarations : [],
    )
    .flatMap(({ init }) => {
      const isEndpoint =
        init?.type === 'CallExpression' &&
        init.callee.type === 'Identifier' &&
        init.callee.name === 'endpoint';
      const definition = isEndpoint ? init.arguments[0] : undefined;
      return definition?.type === 'ObjectExpression' ? [definition] : [];
    });
}

/** What to cut out of one: each property that is not kept, with the comma and the space up to the next. */
function cutsOf({ properties, end }: ReturnType<typeof endpointsOf>[number]) {
  return properties.flatMap((property, at) => {
    const name =
      property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '';
    if (KEPT.has(name)) return [];
    return [{ start: property.start, end: properties[at + 1]?.start ?? end - 1 }];
  });
}
