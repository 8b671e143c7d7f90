/*
 * Tells in which encoding a list of clients was written (rules §21.1).
 */

export interface TextoLeido {
  texto: string;
  /** False where the encoding could not be told: letters beyond ASCII may be wrong. */
  seguro: boolean;
}

/** The characters of the bytes 128 to 255 in CP850, which `TextDecoder` does not know. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤' +
  'ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

function decodificarCp850(bytes: Uint8Array): string {
  const codigos = Uint16Array.from(bytes, (byte) =>
    byte < 128 ? byte : CP850.charCodeAt(byte - 128),
  );
  return new TextDecoder('utf-16le').decode(codigos);
}

const con = (codificacion: string) => (bytes: Uint8Array) =>
  new TextDecoder(codificacion).decode(bytes);

/** The encodings of files without a mark; of two that fit as well, the first is taken. */
const POSIBLES = [con('windows-1252'), con('macintosh'), decodificarCp850, con('utf-8')] as const;

/** How many bytes are compared, from the first that is not ASCII. */
const LARGO_DE_MUESTRA = 100_000;

/**
 * Returns the text of a file: UTF-8 or UTF-16 where its bytes say so, and otherwise the encoding
 * whose letters are most like Spanish.
 * @example decodificar(new Uint8Array([0x4d, 0x75, 0xf1, 0x6f, 0x7a]))
 *   // { texto: 'Muñoz', seguro: true }
 * @example decodificar(new Uint8Array([0x4d, 0x61, 0x72, 0x92, 0x61]))
 *   // { texto: 'María', seguro: true }
 */
export function decodificar(bytes: Uint8Array): TextoLeido {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { texto: con('utf-16le')(bytes), seguro: true };
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { texto: con('utf-16be')(bytes), seguro: true };
  try {
    return { texto: new TextDecoder('utf-8', { fatal: true }).decode(bytes), seguro: true };
  } catch {
    return adivinar(bytes);
  }
}

function adivinar(bytes: Uint8Array): TextoLeido {
  const primero = bytes.findIndex((byte) => byte > 127);
  const desde = Math.max(0, primero - 2);
  const muestra = bytes.subarray(desde, desde + LARGO_DE_MUESTRA);
  const puntos = POSIBLES.map((decodificarCon) => ({
    decodificarCon,
    puntos: parecidoAlCastellano(decodificarCon(muestra)),
  })).toSorted((a, b) => b.puntos - a.puntos);
  const [mejor, segundo] = puntos;
  const texto = (mejor?.decodificarCon ?? con('windows-1252'))(bytes);
  const seguro = (mejor?.puntos ?? -1) >= 0 && mejor?.puntos !== segundo?.puntos;
  return { texto, seguro };
}

const DE_CASTELLANO = new Set('áéíóúüñÁÉÍÓÚÜÑ');
const DE_VECINOS = new Set('àâãäåçèêëìîïòôõöùûÀÂÃÄÅÇÈÊËÌÎÏÒÔÕÖÙÛ');
const SIGNOS = new Set('¡¿ºª°´–—‘’“”€«»…·\u00a0');

const MINUSCULA = /\p{Ll}/u;
const MAYUSCULA = /\p{Lu}/u;
const LETRA = /\p{L}/u;

/**
 * Returns points for the characters beyond ASCII: Spanish letters raise them, and letters of other
 * languages, signs inside of words and capitals after small letters lower them.
 */
function parecidoAlCastellano(texto: string): number {
  let puntos = 0;
  for (let lugar = 0; lugar < texto.length; lugar += 1) {
    if (texto.charCodeAt(lugar) > 127) {
      puntos += puntosDe(texto[lugar - 1] ?? '', texto[lugar] ?? '', texto[lugar + 1] ?? '');
    }
  }
  return puntos;
}

function puntosDe(antes: string, letra: string, despues: string): number {
  if (SIGNOS.has(letra)) {
    const dentro = LETRA.test(antes) && LETRA.test(despues);
    const apostrofo = letra === '’' && MAYUSCULA.test(antes) && MAYUSCULA.test(despues);
    return dentro && !apostrofo ? -2 : 0;
  }
  if (!DE_CASTELLANO.has(letra) && !DE_VECINOS.has(letra)) return -2;
  if (MAYUSCULA.test(letra) && MINUSCULA.test(antes)) return -2;
  const gritada = MINUSCULA.test(letra) && (MAYUSCULA.test(despues) || despues === '');
  const mezclada = gritada && MAYUSCULA.test(antes);
  if (DE_VECINOS.has(letra)) return mezclada ? -2 : -1;
  return mezclada ? -1 : 2;
}

/** What a misread name shows: a broken character, 'Ã±' for 'ñ', 'Mar’a' for 'María', 'JosÚ'. */
const MAL_LEIDO = /\ufffd|Ã[^A-Za-zÇç]|\p{Ll}’\p{Ll}|\p{Ll}[ÁÉÍÓÚÜÑ]/u;

/**
 * Returns whether a name seems to have been read in an encoding that is not its own.
 * @example pareceMalLeido('Mar’a') // true
 * @example pareceMalLeido('D’Angelo') // false
 */
export function pareceMalLeido(nombre: string): boolean {
  return MAL_LEIDO.test(nombre);
}
