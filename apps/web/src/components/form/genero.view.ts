import { NOMBRE_DE_GENERO, SEXOS } from '@remanso/contract/franja/franjas.rules';

/** The option of a companion whose gender nobody has said. */
export const SIN_DECIR = NOMBRE_DE_GENERO.NO_DECLARA;

export const OPCIONES_DE_GENERO = SEXOS.map((valor) => ({ valor, texto: NOMBRE_DE_GENERO[valor] }));
