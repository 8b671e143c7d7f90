import type { Centro } from './centro.contract.ts';
import { MARCA } from './marca.ts';

/** The centre as a new one opens: the built-in brand (`marca.ts`) until an owner saves another. */
export function centroNuevo(zonaHoraria: string = MARCA.zonaHoraria): Centro {
  const { identificador: _identificador, anio: _anio, ...marca } = MARCA;
  return {
    ...marca,
    horarios: marca.horarios.map(({ dias, tramos }) => ({ dias, tramos: [...tramos] })),
    mapa: mapaDe(marca.direccion),
    zonaHoraria,
  };
}

/**
 * The place of an address on a map, for a centre whose owner has given no other link: on a phone it
 * opens the maps that are there.
 */
export function mapaDe(direccion: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(direccion)}`;
}
