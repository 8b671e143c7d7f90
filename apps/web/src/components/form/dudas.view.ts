import { MARCA } from '@remanso/contract/centro/marca';
import { emailCorregido } from '@remanso/contract/persona/emails-dudosos.rules';
import {
  dudaDeTelefono,
  telefonoCorregido,
  telefonoParaLeer,
} from '@remanso/contract/persona/telefonos-dudosos.rules';

/** What is asked about a field that looks mistyped, and never refused (rules §5.4). */
interface Dudoso {
  /** Why it looks so; null where the correction says it. */
  motivo: string | null;
  /** What was probably meant, where it can be told. */
  corregido: string | null;
}

export type CampoDudoso = 'email' | 'telefono';

/**
 * Returns what is to be asked about a text; `telefonoDelCentro` tells the area code of the place,
 * which is Tucumán's until somebody has said it.
 */
export function dudaDe(
  campo: CampoDudoso,
  texto: string,
  telefonoDelCentro: string,
): Dudoso | null {
  if (texto.trim() === '') return null;
  if (campo === 'email') {
    const corregido = emailCorregido(texto);
    return corregido === null ? null : { motivo: null, corregido };
  }
  const motivo = dudaDeTelefono(texto);
  return motivo === null
    ? null
    : { motivo, corregido: telefonoCorregido(texto, telefonoDelCentro || MARCA.telefono) };
}

/** Returns a text as it is shown back to who typed it: a telephone in the form in which it is read. */
export function paraLeer(campo: CampoDudoso, texto: string): string {
  return campo === 'telefono' ? telefonoParaLeer(texto) : texto;
}
