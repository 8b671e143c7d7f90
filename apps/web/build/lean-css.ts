import type { Plugin } from 'vite';

const FALLBACK = '@layer properties{@supports';
const MIX_FALLBACK =
  /(\.(?:\\.|[\w-])+[^{}]*)\{[^{}]*\}@supports \(color:color-mix\(in lab, red, red\)\)\{(\1\{[^{}]*\})\}/g;

/** The rules that Lightning CSS adds to `color-scheme` for `light-dark()`, which no rule of this project uses. */
const LIGHT_DARK =
  /@media \(prefers-color-scheme:dark\)\{:root\{--lightningcss-light: ;--lightningcss-dark:initial\}\}|--lightningcss-light:initial;--lightningcss-dark: ;/g;

const BANNER = /^\/\*!.*?\*\/\n/;

/** Every `@property` rule, because Tailwind registers more properties than the rules use. */
const PROPERTY = /@property (--[\w-]+)\{[^}]*\}/g;

/** Removes Tailwind's fallbacks for `@property` and `color-mix`, which every browser of the build target supports. */
export function leanCss(): Plugin {
  return {
    name: 'remanso:lean-css',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const asset of Object.values(bundle)) {
          if (asset.type === 'asset' && asset.fileName.endsWith('.css')) {
            asset.source = makeLean(String(asset.source));
          }
        }
      },
    },
  };
}

export function makeLean(css: string): string {
  const lean = withoutFallback(css.replace(BANNER, ''))
    .replaceAll(MIX_FALLBACK, '$2')
    .replaceAll(LIGHT_DARK, '');
  return lean.replaceAll(PROPERTY, (rule, name: string) =>
    lean.split(name).length > 2 ? rule : '',
  );
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
