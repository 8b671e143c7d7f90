// Has Node read the copies without types that `write-typeless.mjs` has made of the server's sources (decision 35).
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { typelessCopyOf } from './typeless-copy.mjs';

registerHooks({
  load(url, context, nextLoad) {
    const source = url.endsWith('.ts') ? readTypeless(new URL(url)) : undefined;
    if (source === undefined) return nextLoad(url, context);
    return { format: 'module', source, shortCircuit: true };
  },
});

/** @param {URL} source */
function readTypeless(source) {
  const copy = typelessCopyOf(readFileSync(source));
  try {
    return readFileSync(copy, 'utf8');
  } catch {
    // A folder of code that may not be written to has no copies: Node compiles the source itself.
    return undefined;
  }
}
