import type { Rolldown } from 'vite';

/** The chunk that a module ended up in; `module` is the end of the module's path. */
function chunkOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
  );
  if (found?.type !== 'chunk') {
    throw new Error(`The build has no chunk of ${module}: nothing imports it.`);
  }
  return found;
}

/** The chunks of some modules, with every chunk that they import statically. */
export function graphOf(
  bundle: Rolldown.OutputBundle,
  modules: readonly string[],
): Set<Rolldown.OutputChunk> {
  const graph = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (graph.has(chunk)) return;
    graph.add(chunk);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  for (const module of modules) visit(chunkOf(bundle, module));
  return graph;
}
