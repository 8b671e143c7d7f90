import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Servidor } from './servidor.ts';

/**
 * Makes the pages say that mails go out, as where there is an SMTP server; that none do, where `hay`
 * is false. The server of the tests writes its mails into the outbox, and answers every call as it
 * does then.
 */
export async function conCorreo(lugar: Page | BrowserContext, hay = true): Promise<void> {
  await lugar.route(/\/(?!api\/|assets\/)[^.]*$/, async (ruta) => {
    if (ruta.request().resourceType() !== 'document') return ruta.fallback();
    const respuesta = await ruta.fetch();
    const html = await respuesta.text();
    return ruta.fulfill({
      response: respuesta,
      body: html.replace(/"conCodigo":\w+/, `"conCodigo":${hay}`),
    });
  });
}

interface CodigoLlegado {
  codigo: string;
  /** The path that the button of the mail opens. */
  ruta: string;
}

/** Waits until `cuantos` mails with a code to this e-mail are in the outbox; returns the newest. */
export async function ultimoCodigo(
  { datos }: Servidor,
  email: string,
  cuantos = 1,
): Promise<CodigoLlegado> {
  const bandeja = join(datos, 'outbox');
  const llegados = async () => {
    const archivos = await readdir(bandeja).catch(() => []);
    const cartas = archivos.filter((archivo) => archivo.endsWith('.eml')).toSorted();
    const textos = await Promise.all(cartas.map((carta) => readFile(join(bandeja, carta), 'utf8')));
    return textos.filter((texto) => texto.includes(`To: ${email}`)).flatMap(codigoEn);
  };
  await expect.poll(async () => (await llegados()).length, { timeout: 30_000 }).toBe(cuantos);
  return (await llegados()).at(-1) as CodigoLlegado;
}

function codigoEn(carta: string): CodigoLlegado[] {
  const texto = carta.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  const [, ruta, codigo] =
    /https?:\/\/[^/\s]+(\/entrar#email=[^&\s]+&codigo=(\d{6})\S*)/.exec(texto) ?? [];
  return ruta && codigo ? [{ ruta, codigo }] : [];
}

/** Returns six digits that are not those of the code. */
export function otroQue(codigo: string): string {
  return String((Number(codigo) + 1) % 1_000_000).padStart(6, '0');
}
