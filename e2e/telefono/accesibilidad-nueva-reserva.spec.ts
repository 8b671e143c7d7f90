import { abrirConReservas } from '../centro-con-reservas.ts';
import { DE_ESPERA } from '../vistas/de-espera.ts';
import { DE_SERIES } from '../vistas/de-series.ts';
import { DE_SENIA } from '../vistas/de-senia.ts';
import { CAMBIAR_TURNO } from '../vistas/cambiar-turno.ts';
import { NUEVA_RESERVA } from '../vistas/nueva-reserva.ts';
import { revisarVistas } from '../revisar-vista.ts';
import { test } from '../servidor.ts';

test('a client can perceive and reach all of the booking screen', async ({ servidor, browser }) => {
  const sesiones = await abrirConReservas(servidor);
  await revisarVistas(
    [...NUEVA_RESERVA, ...CAMBIAR_TURNO, ...DE_ESPERA, ...DE_SENIA, ...DE_SERIES],
    {
      browser,
      servidor,
      sesiones,
    },
  );
});
