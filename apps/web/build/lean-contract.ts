import type { Plugin, Rolldown } from 'vite';

const KEPT = new Set(['id', 'method', 'path', 'access']);
const COMPANION = '?endpoints';

/**
 * Keeps of each endpoint only what a call in the browser needs, in a module of its own beside the schemas of its
 * contract. A screen that only calls then downloads no validator and only the schemas of forms are left: the server has
 * validated the answers, and the types were checked before the build.
 */
export function leanContract(): Plugin {
  const companions = new Map<string, string>();
  return {
    name: 'remanso:lean-contract',
    apply: 'build',
    enforce: 'post',
    resolveId: (id) => (companions.has(id) ? { id, moduleSideEffects: false } : null),
    load: (id) => companions.get(id),
    transform: {
      filter: { id: /packages\/contract\/src\/[\w-]+\.contract\.ts$/ },
      handler(code, id) {
        const endpoints = endpointsOf(this.parse(code));
        if (endpoints.length === 0) return null;
        companions.set(
          id + COMPANION,
          endpoints.map((endpoint) => leanEndpoint(endpoint, code)).join('\n'),
        );
        const schemas = endpoints
          .toReversed()
          .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
        const names = endpoints.map(({ name }) => name).join(', ');
        return {
          code: `${schemas}\nexport { ${names} } from ${JSON.stringify(id + COMPANION)};`,
          map: null,
        };
      },
    },
  };
}

type Program = ReturnType<Rolldown.PluginContext['parse']>;
type Declared = NonNullable<
  Extract<Program['body'][number], { type: 'ExportNamedDeclaration' }>['declaration']
>;
type Initial = Extract<Declared, { type: 'VariableDeclaration' }>['declarations'][number]['init'];

/** Finds every `export const name = endpoint({…})`, in the order of the source. */
function endpointsOf({ body }: Program) {
  return body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (statement.declaration?.type !== 'VariableDeclaration') return [];
    const [variable] = statement.declaration.declarations;
    const definition = variable && definitionOf(variable.init);
    if (!definition || variable.id.type !== 'Identifier') return [];
    const { start, end } = statement;
    return [{ name: variable.id.name, properties: definition.properties, start, end }];
  });
}

function definitionOf(initial: Initial) {
  if (initial?.type !== 'CallExpression' || initial.callee.type !== 'Identifier') return null;
  const [definition] = initial.arguments;
  const isEndpoint = initial.callee.name === 'endpoint' && definition?.type === 'ObjectExpression';
  return isEndpoint ? definition : null;
}

function leanEndpoint({ name, properties }: ReturnType<typeof endpointsOf>[number], code: string) {
  const kept = properties.filter((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return false;
    // Only literals can be copied into another module.
    return KEPT.has(property.key.name) && property.value.type === 'Literal';
  });
  if (kept.length !== KEPT.size)
    throw new Error(`The endpoint ${name} lacks a literal for one of ${[...KEPT].join(', ')}`);
  return `export const ${name} = { ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} };`;
}
