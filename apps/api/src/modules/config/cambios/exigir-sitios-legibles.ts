import { domainToUnicode } from 'node:url';
import type { NuevaConfig } from '@remanso/contract/centro/config.forms';
import { sitioIlegible } from '../config.errors.ts';

/**
 * Throws a 400 for a site whose punycode means nothing, as 'xn--0.com'. The form takes such a site for
 * an origin, as the URL parsers of Node and Chromium do; other browsers drop it.
 */
export function exigirSitiosLegibles({ sitiosQueEmbeben = [] }: NuevaConfig): void {
  const ilegible = sitiosQueEmbeben.findIndex((sitio) =>
    domainToUnicode(new URL(sitio).hostname)
      .split('.')
      .some((parte) => parte.startsWith('xn--')),
  );
  if (ilegible !== -1) throw sitioIlegible(ilegible);
}
