import { abrirConReservas } from '../../centro-con-reservas.ts';
import { DE_MIS_ABONOS } from '../../vistas/de-mis-abonos.ts';
import { revisarVistas } from '../../revisar-vista.ts';
import { test } from '../../servidor.ts';

test('a client can perceive and reach what they have of their abonos', async ({
  servidor,
  browser,
}) => {
  const sesiones = await abrirConReservas(servidor);
  await revisarVistas(DE_MIS_ABONOS, {
    browser,
    servidor,
    sesiones,
  });
});
