import { SEXOS, type Sexo } from '@remanso/contract/franjas.rules';

export const NOMBRE_DE_GENERO: Record<Sexo, string> = {
  MASCULINO: 'Masculino',
  FEMENINO: 'Femenino',
  OTROS: 'Otros',
};

export const OPCIONES_DE_GENERO = SEXOS.map((valor) => ({ valor, texto: NOMBRE_DE_GENERO[valor] }));
