const SCHEME = String.raw`^([a-z][a-z\d+.-]*:\/\/)?`;
const BEFORE_HOST = new RegExp(`${SCHEME}.*@`, 'is');
/**
 * Matches `user:password` in an address without host. A colon with only digits after it is the port
 * of a host, and does not match.
 */
const WITHOUT_HOST = new RegExp(`${SCHEME}([^/?#@:[]*):(?!\\d*(?:[/?#]|$)|//).*`, 'is');
const PARAMETER = /(pass\w*\s*=\s*)(?:'[^']*'|"[^"]*"|[^&#\s]*)/gi;

/**
 * Replaces the password of an address by '***', however malformed the address is. Where the end of
 * the password is not certain, hides more of the address than the password.
 */
export function withoutPassword(address: string): string {
  return address
    .replace(BEFORE_HOST, '$1***@')
    .replace(WITHOUT_HOST, '$1$2:***')
    .replace(PARAMETER, '$1***');
}
