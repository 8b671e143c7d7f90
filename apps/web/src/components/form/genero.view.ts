import { NOMBRE_DE_GENERO, SEXOS } from '@remanso/contract/franja/franjas.rules';

/** The text of the option for an acompañante whose gender nobody has stated. */
export const SIN_DECIR = NOMBRE_DE_GENERO.NO_DECLARA;

export const OPCIONES_DE_GENERO = SEXOS.map((valor) => ({ valor, texto: NOMBRE_DE_GENERO[valor] }));
