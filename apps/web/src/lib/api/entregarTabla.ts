import { cartel } from '../carteles.ts';
import { entregarArchivo } from './entregarArchivo.ts';

/** Hands a table over as a file; what writes it may have to be loaded first. A failure is a toast. */
export async function entregarTabla(
  nombre: string,
  escribir: () => Promise<string>,
): Promise<void> {
  try {
    entregarArchivo(nombre, await escribir(), 'text/csv');
  } catch {
    cartel.error('No se pudo preparar el archivo');
  }
}
