import { abrirConReservas } from '../centro-con-reservas.ts';
import { DE_CLIENTE } from '../vistas/de-cliente.ts';
import { revisarVistas } from '../revisar-vista.ts';
import { test } from '../servidor.ts';

test('a client can perceive and reach all of every screen', async ({ servidor, browser }) => {
  const sesiones = await abrirConReservas(servidor);
  await revisarVistas(DE_CLIENTE, { browser, servidor, sesiones });
});
