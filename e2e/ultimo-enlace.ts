import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Servidor } from './servidor.ts';

/**
 * Waits until `cuantos` e-mails with a link to this page are in the outbox; returns the path of the
 * newest link. The server writes an e-mail only after it has answered the request.
 */
export async function ultimoEnlace(
  { datos }: Servidor,
  { pagina = '/reset-password', cuantos = 1 } = {},
): Promise<string> {
  const bandeja = join(datos, 'outbox');
  const enlaces = async () => {
    const archivos = await readdir(bandeja).catch(() => []);
    const cartas = archivos.filter((archivo) => archivo.endsWith('.eml')).toSorted();
    const textos = await Promise.all(cartas.map((carta) => readFile(join(bandeja, carta), 'utf8')));
    return textos.flatMap((texto) => enlaceEn(texto, pagina));
  };
  await expect.poll(async () => (await enlaces()).length, { timeout: 30_000 }).toBe(cuantos);
  return (await enlaces()).at(-1) ?? '';
}

function enlaceEn(carta: string, pagina: string): string[] {
  const enlace = new RegExp(String.raw`https?://[^/\s]+(${pagina}\?token=[\w-]{43})`);
  const [, ruta] = enlace.exec(descifrar(carta)) ?? [];
  return ruta ? [ruta] : [];
}

/** Decodes the quoted-printable characters that a link contains. */
function descifrar(texto: string): string {
  return texto.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}
