const SCHEME = String.raw`^([a-z][a-z\d+.-]*:\/\/)?`;
const BEFORE_HOST = new RegExp(`${SCHEME}.*@`, 'is');
/** `user:password` whose host was forgotten; what follows a host is a port. */
const WITHOUT_HOST = new RegExp(`${SCHEME}([^/?#@:[]*):(?!\\d*(?:[/?#]|$)|//).*`, 'is');
const PARAMETER = /(pass\w*\s*=\s*)(?:'[^']*'|"[^"]*"|[^&#\s]*)/gi;

/** An address as it may be shown, whatever else is wrong with it. Hides too much rather than too little. */
export function withoutPassword(address: string): string {
  return address
    .replace(BEFORE_HOST, '$1***@')
    .replace(WITHOUT_HOST, '$1$2:***')
    .replace(PARAMETER, '$1***');
}
