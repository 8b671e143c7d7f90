import type { Page } from '@playwright/test';

/** Answers the next question for one's own next turn as if its limit to cancel were over. */
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
