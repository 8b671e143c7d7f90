import type { Plugin } from 'vite';

const FALLBACK = '@layer properties{@supports';

/** Drops Tailwind's stand-in for `@property`: every browser of our build target has the real thing. */
export function leanCss(): Plugin {
  return {
    name: 'remanso:lean-css',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const asset of Object.values(bundle)) {
          if (asset.type === 'asset' && asset.fileName.endsWith('.css')) {
            asset.source = withoutFallback(String(asset.source));
          }
        }
      },
    },
  };
}

function withoutFallback(css: string): string {
  const start = css.indexOf(FALLBACK);
  if (start === -1) return css;
  let depth = 0;
  for (let at = css.indexOf('{', start); at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] === '}' && --depth === 0) return css.slice(0, start) + css.slice(at + 1);
  }
  return css;
}
