import type { Page } from '@playwright/test';

/** Answers the next request for the client's next turn as if its limit to cancel had passed. */
export async function pasarElPlazo(page: Page): Promise<void> {
  await page.route(
    '**/api/reservas/mias/resumen',
    async (ruta) => {
      const response = await ruta.fetch();
      const { proxima, ...resto } = (await response.json()) as { proxima: object };
      const json = { ...resto, proxima: { ...proxima, cancelableHasta: '2020-01-01T00:00:00' } };
      await ruta.fulfill({ response, json });
    },
    { times: 1 },
  );
}
