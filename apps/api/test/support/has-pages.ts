import { CabeceraDeTotal } from '@remanso/contract/campo/campos';
import type { Endpoint } from '@remanso/contract/endpoint';

/**
 * True for an endpoint whose answer is one page of a list, with the length of the whole list in a
 * header (rules §2.11).
 */
export const hasPages = ({ responseHeaders }: Endpoint) => responseHeaders === CabeceraDeTotal;
