import { expect, test } from 'vitest';
import { abrirCentro, crearPersona, verDia } from '../../testing/builders.ts';
import { useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();
const VIERNES = '2026-10-02';

async function centroConFranja() {
  const admin = await abrirCentro(app);
  const ana = await crearPersona(app);
  const [franja] = await verDia(app, VIERNES, ana);
  if (!franja) throw new Error('no franja to book');
  return { admin, ana, franjaId: franja.id };
}

const DOS = [{ nombre: 'luis PÉREZ', genero: 'MASCULINO' }, { nombre: 'sol' }];

test('a client books for three and sees it', async () => {
  const { ana, franjaId } = await centroConFranja();
  const { status, body } = await app.call('POST /reservas', {
    token: ana.token,
    body: { franjaId, acompaniantes: DOS },
  });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: 1,
    estado: 'confirmada',
    fecha: VIERNES,
    horario: '08:00 - 09:00',
    numPersonas: 3,
    precio: 45_000,
    servicio: 'Sesión de recuperación',
    notas: 'Reserva para 3 persona(s)',
    franja: { id: franjaId, inicio: `${VIERNES}T08:00:00`, fin: `${VIERNES}T09:00:00` },
    participantes: [
      { asientoId: 1, esTitular: true, nombreOptional: 'Ana Paz', sexoOptional: 'FEMENINO' },
      { asientoId: 2, esTitular: false, nombreOptional: 'Luis PÉREZ', sexoOptional: 'MASCULINO' },
      { asientoId: 3, esTitular: false, nombreOptional: 'Sol', sexoOptional: 'OTROS' },
    ],
    cancelableHasta: `${VIERNES}T02:00:00`,
  });
  const mias = await app.call('GET /reservas/mias', { token: ana.token });
  expect(mias.body.reservas).toEqual([body]);
  const [franja] = await verDia(app, VIERNES, ana);
  expect(franja).toMatchObject({ ocupadosTotal: 3, estado: 'ACTIVA' });
});
