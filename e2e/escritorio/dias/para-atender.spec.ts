import { expect, type Page } from '@playwright/test';
import { ANA, abrirDia, registrar, reservar } from '../../dia-de-la-duena.ts';
import { fijarReloj } from '../../reloj/fijar-reloj.ts';
import { test } from '../../servidor.ts';

test('what asks for attention is one row beside the figures, however much there is', async ({
  servidor,
  page,
}) => {
  const dia = await abrirDia(page, servidor);
  const clienteId = await registrar(servidor, ANA);
  for (const hora of ['08:00', '09:00', '10:00', '18:00'])
    await reservar(servidor, dia, { franjaId: dia.idDe(hora), clienteId });
  await page.route('**/api/franjas/por-fecha/*', async (ruta) => {
    const respuesta = await ruta.fetch();
    const franjas = (await respuesta.json()) as { reservas: object[] }[];
    const senia = { monto: 6_000, vence: `${dia.fecha}T20:00:00` };
    for (const reserva of franjas.flatMap(({ reservas }) => reservas))
      Object.assign(reserva, { precioTotal: 345_000, saldo: 345_000, senia });
    await ruta.fulfill({ response: respuesta, json: franjas });
  });
  await alargarSesion(page, dia);
  await fijarReloj(page, `${dia.fecha}T10:20:00-03:00`);
  await page.goto(`/dashboard?fecha=${dia.fecha}`);
  const botones = page.getByRole('list', { name: 'Para atender' }).getByRole('button');
  await expect(botones).toHaveCount(4);
  const alturas = () =>
    botones.evaluateAll((todos) => todos.map((uno) => (uno as HTMLElement).offsetTop));
  for (const width of [1280, 1366, 1536]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => new Set(await alturas()).size, `${width}`).toBe(1);
  }
});

/**
 * Gives a page whose clock is days ahead a session that ends later: the page only reads when that is,
 * and its requests carry the token that the server has signed.
 */
async function alargarSesion(page: Page, { token }: { token: string }): Promise<void> {
  const [cabeza, datos = '', firma] = token.split('.');
  const { exp, ...resto } = JSON.parse(Buffer.from(datos, 'base64url').toString()) as {
    exp: number;
  };
  const largos = JSON.stringify({ ...resto, exp: exp + 7 * 24 * 60 * 60 });
  const largo = [cabeza, Buffer.from(largos).toString('base64url'), firma].join('.');
  await page.addInitScript((suyo) => localStorage.setItem('token', suyo), largo);
  await page.route('**/api/**', (ruta) =>
    ruta.fallback({
      headers: { ...ruta.request().headers(), authorization: `Bearer ${token}` },
    }),
  );
}
