import { usePathname } from 'wouter/use-browser-location';

/** The path of the address, without a slash at its end. */
export function useRuta(): string {
  return usePathname().replace(/(?<=.)\/+$/, '');
}
