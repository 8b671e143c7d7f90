import { usePathname } from 'wouter/use-browser-location';

/** Returns the path of the current address, without a slash at the end. */
export function useRuta(): string {
  return usePathname().replace(/(?<=.)\/+$/, '');
}
