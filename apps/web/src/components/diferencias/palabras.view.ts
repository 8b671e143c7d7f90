import { CON_MEDIO, NOMBRE_DE_MEDIO } from '@remanso/contract/pagos.rules';

/*
 * The words of the wire in the form that people read.
 */

const ESTADOS: Record<string, string> = {
  PENDIENTE: 'Pendiente',
  CONFIRMADA: 'Confirmada',
  COMPLETADA: 'Completada',
  CANCELADA: 'Cancelada',
  ACTIVO: 'Activo',
  INACTIVO: 'Inactivo',
};
const ROLES: Record<string, string> = { ADMIN: 'Administrador', CLIENT: 'Cliente' };
const GENEROS: Record<string, string> = {
  MASCULINO: 'Masculino',
  FEMENINO: 'Femenino',
  OTROS: 'Otros',
};

const ENTREGAS: Record<string, string> = { FALLIDA: 'No se pudo', EN_CURSO: 'En curso' };

const ASISTENCIAS: Record<string, string> = {
  SIN_MARCAR: 'Sin marcar',
  VINO: 'Vinieron todos',
  PARCIAL: 'Vino una parte',
  NO_VINO: 'No vino nadie',
};

const enPalabras = (palabras: Record<string, string>) => (valor: unknown) =>
  typeof valor === 'string' ? (palabras[valor] ?? valor) : '';

export const nombreDeEstado = enPalabras(ESTADOS);
export const nombreDeAsistencia = enPalabras(ASISTENCIAS);
export const nombreDeMedio = enPalabras(NOMBRE_DE_MEDIO);
export const conMedio = enPalabras(CON_MEDIO);
export const nombreDeEntrega = enPalabras(ENTREGAS);
export const nombreDeRol = enPalabras(ROLES);
export const nombreDeGenero = enPalabras(GENEROS);
