import { expect } from '@playwright/test';
import { sumarDias, nombreDeFecha } from '../../../packages/contract/src/calendario.ts';
import { enDias } from '../../en-dias.ts';
import { abrirConReservas } from '../../centro-con-reservas.ts';
import { pedir, test } from '../../servidor.ts';

test('the agenda is read, and goes from day to day, without a script', async ({
  servidor,
  browser,
}) => {
  await abrirConReservas(servidor);
  const manana = enDias(1);
  const contexto = await browser.newContext({
    baseURL: servidor.origen,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await contexto.newPage();
  await page.goto(`/agenda?fecha=${manana}`);
  const dia = (fecha: string) =>
    page.getByRole('heading', { level: 2, name: nombreDeFecha(fecha), exact: false });
  await expect(dia(manana)).toBeVisible();
  // The booking for three of tomorrow at eleven leaves one place.
  await expect(page.getByRole('link', { name: /^11:00 a 12:00 1 lugar$/ })).toBeVisible();
  await expect(page.getByText('4 personas')).toBeVisible();
  await expect(page).toHaveTitle(`Horarios del ${nombreDeFecha(manana)} · Remanso`);

  const pasado = sumarDias(manana, 1);
  await page.getByRole('link', { name: nombreDeFecha(pasado) }).click();
  await expect(dia(pasado)).toBeVisible();
  expect(new URL(page.url()).search).toBe(`?fecha=${pasado}`);
  const reservar = page.getByRole('link', { name: /^12:00 a 13:00 4 lugares$/ });
  await expect(reservar).toHaveAttribute(
    'href',
    /^\/reservas\/nueva-reserva\?fecha=.*&franja=\d+$/,
  );
  await contexto.close();
});

test('a shared link shows its hour, and a picture of the size that it says', async ({
  servidor,
  page,
}) => {
  await abrirConReservas(servidor);
  const manana = enDias(1);
  const { dias } = (await pedir(servidor.origen, `/agenda?desde=${manana}&hasta=${manana}`)) as {
    dias: { franjas: { id: number; inicio: string }[] }[];
  };
  const franja = dias[0]?.franjas.find(({ inicio }) => inicio.endsWith('T11:00:00'));
  const html = await (await fetch(`${servidor.origen}/agenda?franja=${franja?.id}`)).text();
  const contenido = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  expect(contenido('og:title')).toMatch(/^[A-Z].*, 11:00 a 12:00 · Remanso$/);
  expect(contenido('og:description')).toMatch(/^1 lugar\. Desde \$\s15\.000 por persona\.$/);

  const imagen = new URL(contenido('og:image'));
  expect(imagen.origin).toMatch(/^https?:/);
  await page.goto('/login');
  const medidas = await page.evaluate(async (src) => {
    const una = Object.assign(new Image(), { src });
    await una.decode();
    return [una.naturalWidth, una.naturalHeight].map(String);
  }, imagen.pathname);
  expect(medidas).toEqual([contenido('og:image:width'), contenido('og:image:height')]);
});
