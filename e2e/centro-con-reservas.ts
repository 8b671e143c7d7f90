import type { BrowserContext } from '@playwright/test';
import { sumarDias } from '../packages/contract/src/calendario.ts';
import { enDias } from './en-dias.ts';
import { DUENA, abrirCentro, pedir, type Servidor } from './servidor.ts';

const ANA = { email: 'ana@ejemplo.com', password: 'Secreta1' };
const NUEVA = { email: 'nadia@ejemplo.com', password: 'Secreta1' };

interface Sesion {
  token: string;
  rol: string;
  user: object;
}

interface Persona {
  nombre: string;
  apellido: string;
  email: string;
  password: string;
}

/**
 * Opens a centre with two clients: `cliente` has seven bookings to come, the first of them tomorrow
 * at eleven for three people; `nueva` has none.
 */
export async function abrirConReservas(servidor: Servidor) {
  const { origen } = servidor;
  const duena = (await pedir(origen, '/auth/login', DUENA)) as Sesion;
  await abrirCentro(servidor, duena.token);
  const cliente = await registrar(origen, { nombre: 'Ana', apellido: 'Paz', ...ANA });
  const nueva = await registrar(origen, { nombre: 'Nadia', apellido: 'Quispe', ...NUEVA });
  const fecha = enDias(1);
  for (let dia = 0; dia < 7; dia += 1) {
    const acompaniantes = [
      { nombre: 'Sol', genero: 'FEMENINO' },
      { nombre: 'Luis Alejandro Gramajo', genero: 'MASCULINO' },
    ].slice(0, dia === 0 ? 2 : dia % 3);
    const ruta = `/franjas/client/por-fecha/${sumarDias(fecha, dia)}`;
    const franjas = (await pedir(origen, ruta, undefined, cliente.token)) as { id: number }[];
    await pedir(origen, '/reservas', { franjaId: franjas[3]?.id, acompaniantes }, cliente.token);
  }
  return { cliente, nueva, duena };
}

async function registrar(origen: string, persona: Persona): Promise<Sesion> {
  const datos = { genero: 'FEMENINO', telefono: '381 555 0142', ...persona };
  await pedir(origen, '/auth/register', datos);
  const { email, password } = persona;
  return (await pedir(origen, '/auth/login', { email, password })) as Sesion;
}

/**
 * Stores a session in the browser at every load of a page. With `unaVez`, only at the first load,
 * so that the person can log out.
 */
export async function guardarSesion(
  contexto: BrowserContext,
  { token, rol, user }: Sesion,
  { unaVez = false } = {},
): Promise<void> {
  await contexto.addInitScript(
    ([guardada, soloSiFalta]) => {
      if (soloSiFalta && sessionStorage.getItem('entro')) return;
      if (soloSiFalta) sessionStorage.setItem('entro', 'si');
      for (const [clave, valor] of Object.entries(guardada)) localStorage.setItem(clave, valor);
    },
    [{ token, rol, user: JSON.stringify(user) }, unaVez] as const,
  );
}

/**
 * Changes the API's lists of a client's bookings so that they show every estado; a test could not
 * reach them all without waiting for days. The earlier bookings are copies of bookings to come.
 */
export async function conTodosLosEstados(contexto: BrowserContext): Promise<void> {
  await contexto.route('**/api/reservas/mias?*', async (pedido) => {
    const url = new URL(pedido.request().url());
    const cuando = url.searchParams.get('cuando') === 'anteriores' ? 'anteriores' : 'proximas';
    url.searchParams.set('cuando', 'proximas');
    const respuesta = await pedido.fetch({ url: url.href });
    if (!respuesta.ok()) return pedido.fulfill({ response: respuesta });
    const json = (await respuesta.json()) as { reservas: { id: number; estado: string }[] };
    if (cuando === 'anteriores') anteriorizar(json);
    else if (json.reservas[1]) json.reservas[1].estado = 'pendiente';
    await pedido.fulfill({ response: respuesta, json });
  });
}

/**
 * Changes a page of bookings to come into the only page of earlier bookings: a completed and a
 * cancelled one, with other ids.
 */
function anteriorizar(json: { reservas: { id: number; estado: string }[] }): void {
  const reservas = json.reservas.slice(0, 2).map((reserva, orden) => ({
    ...reserva,
    id: reserva.id + 1000,
    estado: orden === 0 ? 'completada' : 'cancelada',
  }));
  const totalElementos = reservas.length;
  Object.assign(json, { reservas, totalElementos, totalPaginas: 1, tieneSiguiente: false });
}
