import { MARCA } from '@remanso/contract/marca';

/** The centre's address on a map. */
export const MAPA = `https://www.openstreetmap.org/search?query=${encodeURIComponent(MARCA.direccion)}`;
