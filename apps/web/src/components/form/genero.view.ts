import { SEXOS, type SexoDeAsiento } from '@remanso/contract/franjas.rules';

/** Of a companion of whom nobody has said it. */
export const SIN_DECIR = 'Sin decir';

export const NOMBRE_DE_GENERO: Record<SexoDeAsiento, string> = {
  MASCULINO: 'Masculino',
  FEMENINO: 'Femenino',
  OTROS: 'Otros',
  NO_DECLARA: SIN_DECIR,
};

export const OPCIONES_DE_GENERO = SEXOS.map((valor) => ({ valor, texto: NOMBRE_DE_GENERO[valor] }));
