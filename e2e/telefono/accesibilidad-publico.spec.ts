import { DE_AGENDA } from '../vistas/de-agenda.ts';
import { PUBLICAS } from '../vistas/publicas.ts';
import { revisarVistas } from '../revisar-vista.ts';
import { test } from '../servidor.ts';

test('whoever has no session can perceive and reach all of every screen', async ({
  servidor,
  browser,
}) => {
  await revisarVistas([...PUBLICAS, ...DE_AGENDA], { browser, servidor });
});
