import type { Page } from '@playwright/test';
import { enDias } from './en-dias.ts';
import { DUENA, abrirCentro, cambiar, entrar, pedir, type Servidor } from './servidor.ts';

export const ANA = { email: 'ana@ejemplo.com', nombre: 'Ana', apellido: 'Paz' };
export const LUIS = { email: 'luis@ejemplo.com', nombre: 'Luis', apellido: 'Gil' };

interface Franja {
  id: number;
  horaInicio: string;
}

export interface DiaAbierto {
  token: string;
  /** The day after tomorrow, `YYYY-MM-DD`: none of its franjas can begin while a test runs. */
  fecha: string;
  idDe: (hora: string) => number;
}

/** Shows the owner a day of twelve empty franjas, from 08:00 to 20:00. */
export async function abrirDia(page: Page, servidor: Servidor): Promise<DiaAbierto> {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  const fecha = enDias(2);
  const franjas = (await pedir(
    servidor.origen,
    `/franjas/por-fecha/${fecha}`,
    undefined,
    token,
  )) as Franja[];
  return {
    token,
    fecha,
    idDe: (hora) => franjas.find(({ horaInicio }) => horaInicio === hora)?.id ?? 0,
  };
}

export async function registrar({ origen }: Servidor, persona: typeof ANA): Promise<number> {
  const password = 'Secreta1';
  const datos = { genero: 'FEMENINO', telefono: '381 555 0142', password };
  await pedir(origen, '/auth/register', { ...persona, ...datos });
  const { user } = (await pedir(origen, '/auth/login', { email: persona.email, password })) as {
    user: { id: number };
  };
  return user.id;
}

/** Books a franja through the API, as another desk would do while the page is open. */
export async function reservar(
  { origen }: Servidor,
  { token }: DiaAbierto,
  reserva: { franjaId: number; clienteId: number; acompaniantes?: object[] },
): Promise<void> {
  await pedir(origen, '/reservas', reserva, token);
}

/**
 * Moves the only booking of a client through the API, as another desk would do while the page is
 * open.
 */
export async function moverDesdeOtroLado(
  servidor: Servidor,
  { token }: DiaAbierto,
  { clienteId, franjaId }: { clienteId: number; franjaId: number },
): Promise<void> {
  const id = await suReserva(servidor, token, clienteId);
  const respuesta = await fetch(`${servidor.origen}/api/reservas/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ franjaId }),
  });
  if (!respuesta.ok) throw new Error(`The move answered ${respuesta.status}`);
}

/**
 * Cancels the only booking of a client through the API, as another desk would do while the page is
 * open.
 */
export async function cancelarDesdeOtroLado(
  servidor: Servidor,
  { token }: DiaAbierto,
  clienteId: number,
): Promise<void> {
  const id = await suReserva(servidor, token, clienteId);
  await pedir(servidor.origen, `/reservas/${id}/cancelar`, {}, token);
}

/**
 * Writes the notes of the only booking of a client through the API, as another desk would do while
 * the page is open.
 */
export async function anotarDesdeOtroLado(
  servidor: Servidor,
  { token }: DiaAbierto,
  { clienteId, notas }: { clienteId: number; notas: string },
): Promise<void> {
  const id = await suReserva(servidor, token, clienteId);
  await cambiar(servidor.origen, `/reservas/${id}`, { notas }, token);
}

async function suReserva({ origen }: Servidor, token: string, clienteId: number) {
  const resumen = await pedir(origen, `/clientes/${clienteId}/reservas`, undefined, token);
  return (resumen as { reservas: { id: number }[] }).reservas[0]?.id;
}

export async function bloquear({ origen }: Servidor, token: string, id: number): Promise<void> {
  const respuesta = await fetch(`${origen}/api/franjas/${id}/bloquear?motivo=Limpieza`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
  });
  if (!respuesta.ok) throw new Error(`The block answered ${respuesta.status}`);
}

/**
 * Makes a call fail with JSON that has no message, as behind a broken proxy, so that the screen can
 * show only its own text.
 */
export async function romper(page: Page, ruta: string, metodo: string): Promise<void> {
  await page.route(ruta, (route) =>
    route.request().method() === metodo
      ? route.fulfill({ status: 409, json: {} })
      : route.fallback(),
  );
}
