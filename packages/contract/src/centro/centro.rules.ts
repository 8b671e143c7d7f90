import type { Centro } from './centro.contract.ts';
import { MARCA } from './marca.ts';

/**
 * The centre as a new one opens: the built-in brand (`marca.ts`) until an owner saves another.
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

/** What the built-in brand makes up: nobody can go there, call or write. */
const DE_EJEMPLO = ['ciudad', 'direccion', 'telefono', 'email', 'whatsapp', 'instagram'] as const;

/**
 * Returns whether nobody has said yet where a centre is, or whom to call.
 * @example faltaDecir({ direccion: 'Lamadrid 120', telefono: '' }) // true
 */
export function faltaDecir({
  direccion,
  telefono,
}: Pick<Centro, 'direccion' | 'telefono'>): boolean {
  return ['', MARCA.direccion].includes(direccion) || ['', MARCA.telefono].includes(telefono);
}

/**
 * Returns a centre without what the brand makes up and its owner has not said.
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
 * The place of an address on a map, for a centre whose owner has given no other link: on a phone it
 * opens the maps that are there.
 * @example mapaDe('Lamadrid 120')
 *   // 'https://www.google.com/maps/search/?api=1&query=Lamadrid%20120'
 */
export function mapaDe(direccion: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(direccion)}`;
}
