import { revisarVistas } from '../../revisar-vista.ts';
import { DUENA, abrirCentro, pedir, test } from '../../servidor.ts';
import { SIN_CUENTA } from '../../vistas/sin-cuenta.ts';

test('whoever has no session can perceive and reach all of a booking and of a code', async ({
  servidor,
  browser,
}) => {
  const { token } = (await pedir(servidor.origen, '/auth/login', DUENA)) as { token: string };
  await abrirCentro(servidor, token);
  await revisarVistas(SIN_CUENTA, { browser, servidor });
});
