import { MARCA } from '@remanso/contract/centro/marca';
import { emailCorregido } from '@remanso/contract/persona/emails-dudosos.rules';
import {
  dudaDeTelefono,
  telefonoCorregido,
  telefonoParaLeer,
} from '@remanso/contract/persona/telefonos-dudosos.rules';

/**
 * The question about an e-mail or telephone that looks mistyped. The server never refuses such a
 * text (rules §5.4).
 */
interface Dudoso {
  /** The reason why the text looks mistyped; null where `corregido` alone makes it evident. */
  motivo: string | null;
  /** The text that the person probably meant; null where that is unknown. */
  corregido: string | null;
}

export type CampoDudoso = 'email' | 'telefono';

/**
 * Returns the question about `texto`; null where `texto` does not look mistyped. The area code of a
 * corrected telephone is taken from `telefonoDelCentro`, or is Tucumán's where `telefonoDelCentro`
 * is empty.
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

/**
 * Formats an e-mail or telephone for the person who typed it: the digits of a telephone are
 * grouped.
 */
export function paraLeer(campo: CampoDudoso, texto: string): string {
  return campo === 'telefono' ? telefonoParaLeer(texto) : texto;
}
