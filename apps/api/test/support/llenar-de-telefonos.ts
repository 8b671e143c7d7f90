import { crearSuscripcion } from '@remanso/contract/persona/suscripciones.contract';
import type { Persona } from './builders.ts';
import { NUEVA_SUSCRIPCION } from './scene.ts';
import type { TestApp } from './test-app.ts';

/** Subscribes as many phones of a person as one account may have. */
export async function llenarDeTelefonos(app: TestApp, as: Persona): Promise<void> {
  for (let telefono = 1; telefono <= 10; telefono += 1) {
    const endpoint = `https://push.ejemplo.com/envios/luis-${telefono}`;
    await app.make(crearSuscripcion, { as, body: { ...NUEVA_SUSCRIPCION, endpoint } });
  }
}
