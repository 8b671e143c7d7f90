import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Servidor } from './servidor.ts';

/**
 * Returns the path of the reset link in the newest e-mail, once there are so many e-mails, which
 * are written after the answer.
 */
export async function ultimoEnlace({ datos }: Servidor, cuantos = 1): Promise<string> {
  const bandeja = join(datos, 'outbox');
  const mensajes = async () => {
    const archivos = await readdir(bandeja).catch(() => []);
    return archivos.filter((archivo) => archivo.endsWith('.eml')).toSorted();
  };
  await expect.poll(async () => (await mensajes()).length, { timeout: 30_000 }).toBe(cuantos);
  const ultimo = (await mensajes()).at(-1) ?? '';
  const texto = await readFile(join(bandeja, ultimo), 'utf8');
  const [, ruta] =
    /https?:\/\/[^/\s]+(\/reset-password\?token=[\w-]{43})/.exec(descifrar(texto)) ?? [];
  if (!ruta) throw new Error(`No reset link in ${ultimo}`);
  return ruta;
}

/** Decodes quoted-printable, as far as a link needs it. */
function descifrar(texto: string): string {
  return texto.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}
