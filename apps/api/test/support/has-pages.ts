import { CabeceraDeTotal } from '@remanso/contract/campo/campos';
import type { Endpoint } from '@remanso/contract/endpoint';

/**
 * True for a call that answers a page of a list and says in a header how long the list is (rules
 * §2.11).
 */
export const hasPages = ({ responseHeaders }: Endpoint) => responseHeaders === CabeceraDeTotal;
