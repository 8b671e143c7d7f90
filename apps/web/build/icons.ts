import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { IconElement } from './create-icon.ts';

interface Picture {
  body: string;
  /** True for a name that Lucide no longer uses. */
  hidden?: boolean;
}

const PICTURES: Record<string, Picture | undefined> = lucide.icons;
const CREATE_ICON = fileURLToPath(new URL('create-icon.ts', import.meta.url));
/** The attributes that every Lucide picture repeats; `create-icon.ts` sets them once. */
const COMMON =
  / (?:fill="none"|stroke="currentColor"|stroke-(?:linecap|linejoin)="round"|stroke-width="2")/g;

/** Resolves `~icons/lucide/<name>` to the component of that picture, as one module per picture used. */
export function icons(): Plugin {
  return {
    name: 'remanso:icons',
    resolveId: {
      filter: { id: /^~icons\/lucide\/[\w-]+$/ },
      handler: (id) => `${id}.js`,
    },
    load: {
      filter: { id: /^~icons\/lucide\/[\w-]+\.js$/ },
      handler: (id) => moduleOf(id.slice('~icons/lucide/'.length, -'.js'.length)),
    },
  };
}

function moduleOf(name: string): string {
  const picture = PICTURES[name];
  if (!picture || picture.hidden) throw new Error(`Lucide has no picture with the name ${name}`);
  return `import { createIcon } from ${JSON.stringify(CREATE_ICON)};
export default /* @__PURE__ */ createIcon(${JSON.stringify(elementsOf(picture))});`;
}

/** The elements that a picture draws, without the group around them. */
function elementsOf({ body }: Picture): IconElement[] {
  const drawn = body.replaceAll(COMMON, '').matchAll(/<(\w+)([^>]*)\/>/g);
  return [...drawn].map(([, element = '', attributes = '']) => {
    const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)];
    return [element, Object.fromEntries(pairs.map(([, key, value]) => [key, value]))];
  });
}
