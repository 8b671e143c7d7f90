import type { Centro } from './centro.contract.ts';
import { MARCA } from './marca.ts';

/**
 * Returns the data of a new centre: the built-in brand (`marca.ts`), until an owner saves others.
 * @example centroNuevo('America/Argentina/Tucuman').zonaHoraria // 'America/Argentina/Tucuman'
 */
export function centroNuevo(zonaHoraria: string = MARCA.zonaHoraria): Centro {
  const { identificador: _identificador, anio: _anio, ...marca } = MARCA;
  return {
    ...marca,
    horarios: marca.horarios.map(({ dias, tramos }) => ({ dias, tramos: [...tramos] })),
    mapa: mapaDe(marca.direccion),
    zonaHoraria,
  };
}

/** The fields whose values in the built-in brand (`marca.ts`) are invented examples. */
const DE_EJEMPLO = ['ciudad', 'direccion', 'telefono', 'email', 'whatsapp', 'instagram'] as const;

/**
 * Returns whether the address or the telephone of a centre is empty or still the invented example.
 * @example faltaDecir({ direccion: 'Lamadrid 120', telefono: '' }) // true
 */
export function faltaDecir({
  direccion,
  telefono,
}: Pick<Centro, 'direccion' | 'telefono'>): boolean {
  return ['', MARCA.direccion].includes(direccion) || ['', MARCA.telefono].includes(telefono);
}

/**
 * Returns a centre in which each invented example of the brand that the owner has not replaced is
 * an empty text.
 * @example sinLoDeEjemplo(centroNuevo()).telefono // ''
 */
export function sinLoDeEjemplo<C extends Omit<Centro, 'zonaHoraria'>>(centro: C): C {
  const vacios = DE_EJEMPLO.filter((campo) => centro[campo] === MARCA[campo]);
  const sinMapa = centro.mapa === mapaDe(MARCA.direccion);
  return {
    ...centro,
    ...Object.fromEntries(vacios.map((campo) => [campo, ''])),
    ...(sinMapa && { mapa: '' }),
  };
}

/**
 * Returns a map link of an address, for a centre whose owner has given no link. On a phone the link
 * opens the installed maps.
 * @example mapaDe('Lamadrid 120')
 *   // 'https://www.google.com/maps/search/?api=1&query=Lamadrid+120'
 */
export function mapaDe(direccion: string): string {
  // Spaces become pluses: '%20' before a number would look like six digits to a phone that looks
  // for a code in a letter.
  const query = encodeURIComponent(direccion).replaceAll('%20', '+');
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
