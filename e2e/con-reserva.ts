import type { Page } from '@playwright/test';
import { enDias } from './en-dias.ts';
import { DUENA, abrirCentro, entrar, pedir, type Servidor } from './servidor.ts';

/** The client of the booking. `entrar` registers her where she has no account yet. */
export const ANA = { email: 'ana@ejemplo.com', password: 'Secreta1' };

interface Franja {
  id: number;
}

/**
 * Opens a centre where the client ANA has booked tomorrow at eleven for three people. Returns ANA's
 * token.
 */
export async function conReserva(page: Page, servidor: Servidor): Promise<string> {
  const duena = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, duena.token);
  const { token } = await entrar(page, servidor, ANA);
  const manana = enDias(1);
  const franjas = (await pedir(
    servidor.origen,
    `/franjas/client/por-fecha/${manana}`,
    undefined,
    token,
  )) as Franja[];
  const body = {
    franjaId: franjas[3]?.id,
    notas: 'Reserva para 3 persona(s)',
    acompaniantes: [
      { nombre: 'Luis', genero: 'MASCULINO' },
      { nombre: 'Sol', genero: 'FEMENINO' },
    ],
  };
  await pedir(servidor.origen, '/reservas', body, token);
  return token;
}
