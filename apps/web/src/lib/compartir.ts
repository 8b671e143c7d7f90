import { cartel } from './carteles.ts';

/**
 * Opens what the phone shares with; resolves to whether it could be opened. Whoever closes it
 * without sharing has still seen it.
 */
export async function darAlTelefono(que: { text: string; url: string }): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(que);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** The toasts of a copied text: that it was copied, and that it could not be. */
interface Dichos {
  copiado: string;
  fallo: string;
}

export const DE_UN_TEXTO: Dichos = { copiado: 'Copiado', fallo: 'No se pudo copiar' };
const DEL_ENLACE = { copiado: 'Enlace copiado', fallo: 'No se pudo copiar el enlace' };

/** Copies a text, the address of a page unless `dichos` say otherwise, and says so. */
export async function copiar(texto: string, dichos: Dichos = DEL_ENLACE): Promise<void> {
  try {
    await navigator.clipboard.writeText(texto);
    cartel.exito(dichos.copiado);
  } catch {
    cartel.error(dichos.fallo);
  }
}
