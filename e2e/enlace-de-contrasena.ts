import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Servidor } from './servidor.ts';

/**
 * Returns the path of the newest reset link, once there are so many e-mails with one, which are
 * written after the answer.
 */
export async function ultimoEnlace({ datos }: Servidor, cuantos = 1): Promise<string> {
  const bandeja = join(datos, 'outbox');
  const enlaces = async () => {
    const archivos = await readdir(bandeja).catch(() => []);
    const cartas = archivos.filter((archivo) => archivo.endsWith('.eml')).toSorted();
    const textos = await Promise.all(cartas.map((carta) => readFile(join(bandeja, carta), 'utf8')));
    return textos.flatMap(enlaceEn);
  };
  await expect.poll(async () => (await enlaces()).length, { timeout: 30_000 }).toBe(cuantos);
  return (await enlaces()).at(-1) ?? '';
}

function enlaceEn(carta: string): string[] {
  const enlace = /https?:\/\/[^/\s]+(\/reset-password\?token=[\w-]{43})/;
  const [, ruta] = enlace.exec(descifrar(carta)) ?? [];
  return ruta ? [ruta] : [];
}

/** Decodes quoted-printable, as far as a link needs it. */
function descifrar(texto: string): string {
  return texto.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}
