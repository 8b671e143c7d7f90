const SCHEME = String.raw`^([a-z][a-z\d+.-]*:\/\/)?`;
const BEFORE_HOST = new RegExp(`${SCHEME}.*@`, 'is');
/** Matches `user:password` whose host was forgotten; after a host, a colon would begin a port. */
const WITHOUT_HOST = new RegExp(`${SCHEME}([^/?#@:[]*):(?!\\d*(?:[/?#]|$)|//).*`, 'is');
const PARAMETER = /(pass\w*\s*=\s*)(?:'[^']*'|"[^"]*"|[^&#\s]*)/gi;

/**
 * Returns an address without its password, however malformed it is. Hides too much rather than too
 * little.
 */
export function withoutPassword(address: string): string {
  return address
    .replace(BEFORE_HOST, '$1***@')
    .replace(WITHOUT_HOST, '$1$2:***')
    .replace(PARAMETER, '$1***');
}
