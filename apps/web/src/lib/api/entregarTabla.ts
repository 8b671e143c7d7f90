import { cartel } from '../carteles.ts';
import { entregarArchivo } from './entregarArchivo.ts';

/**
 * Downloads a table as a CSV file. `escribir` loads the code that writes the table, and returns the
 * text. Where `escribir` fails, a toast says so.
 */
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
