import {
  CONFIG,
  CONTRASENA,
  SEMANA,
  VIERNES,
  abrirCentro,
  crearPersona,
  reservar,
  verDia,
  type Persona,
} from './builders.ts';
import type { TestApp } from './test-app.ts';

export interface ValidRequest {
  /** Below `/api`, with everything filled in. */
  path: string;
  body?: unknown;
}

/** An open centre on which any call can be made, and where each request finds something of its own to work on. */
export interface Scene {
  admin: Persona;
  client: Persona;
  otherClient: Persona;
  newEmail(): string;
  /** A franja that nobody has booked. */
  freeFranja(): number;
  /** A booking of `client`. */
  newReserva(): Promise<number>;
}

export async function openScene(app: TestApp): Promise<Scene> {
  const admin = await abrirCentro(app);
  const client = await crearPersona(app, { conContrasena: true });
  const otherClient = await crearPersona(app);
  const days = [await verDia(app, VIERNES, client), await verDia(app, '2026-10-03', client)];
  const franjas = days.flat().map(({ id }) => id);
  let emails = 0;
  const freeFranja = () => {
    const id = franjas.shift();
    if (id === undefined) throw new Error('The scene has no free franja left');
    return id;
  };
  return {
    admin,
    client,
    otherClient,
    newEmail: () => `nueva${(emails += 1)}@ejemplo.com`,
    freeFranja,
    newReserva: async () => (await reservar(app, client, freeFranja())).id,
  };
}

/** For each endpoint, by its id, a request that succeeds for those who may make it. */
const VALID_REQUESTS: Record<string, (scene: Scene) => ValidRequest | Promise<ValidRequest>> = {
  login: ({ client: { email } }) => ({
    path: '/auth/login',
    body: { email, password: CONTRASENA },
  }),
  register: ({ newEmail }) => ({
    path: '/auth/register',
    body: {
      nombre: 'Luis',
      apellido: 'Rojas',
      email: newEmail(),
      genero: 'MASCULINO',
      telefono: '381 555 0143',
      password: CONTRASENA,
    },
  }),
  current: () => ({ path: '/auth/current' }),
  logout: () => ({ path: '/auth/logout' }),
  configExists: () => ({ path: '/config/exists' }),
  obtenerConfig: () => ({ path: '/config' }),
  crearConfig: () => ({ path: '/config', body: CONFIG }),
  actualizarConfig: () => ({ path: '/config', body: { ...CONFIG, ventanaDias: 9 } }),
  horariosBaseExists: () => ({ path: '/horarios-base/exists' }),
  obtenerHorariosBase: () => ({ path: '/horarios-base' }),
  crearHorariosBase: () => ({ path: '/horarios-base', body: SEMANA }),
  actualizarHorariosBase: () => ({ path: '/horarios-base', body: SEMANA.slice(0, 3) }),
  franjasPorFechaDeCliente: () => ({ path: `/franjas/client/por-fecha/${VIERNES}` }),
  franjasPorFecha: () => ({ path: `/franjas/por-fecha/${VIERNES}?incluirDetalles=true` }),
  generarFranjas: () => ({ path: '/franjas/generar?desde=2026-11-02&hasta=2026-11-03' }),
  crearReserva: ({ freeFranja }) => ({
    path: '/reservas',
    body: { franjaId: freeFranja(), acompaniantes: [{ nombre: 'Sol', genero: 'FEMENINO' }] },
  }),
  misReservas: () => ({ path: '/reservas/mias?page=0&size=5&estado=confirmada' }),
  resumenDeMisReservas: () => ({ path: '/reservas/mias/resumen' }),
  calcularPrecioDeReserva: () => ({ path: '/reservas/calcular-precio?cantidadPersonas=2' }),
  cancelarReserva: async ({ newReserva }) => ({
    path: `/reservas/${await newReserva()}/cancelar`,
  }),
  salud: () => ({ path: '/salud' }),
  saludVivo: () => ({ path: '/salud/vivo' }),
};

export async function validRequest(id: string, scene: Scene): Promise<ValidRequest> {
  const make = VALID_REQUESTS[id];
  if (!make) throw new Error(`testing/valid-requests.ts has no request for the endpoint ${id}`);
  return make(scene);
}
