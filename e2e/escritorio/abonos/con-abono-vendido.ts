import type { Page } from '@playwright/test';
import { ANA } from '../../con-reserva.ts';
import { DUENA, abrirCentro, entrar, pedir, type Servidor } from '../../servidor.ts';

const PACK = { nombre: 'Pack de 10', lugares: 10, precio: 100_000, vigenciaDias: 60 };

/** Opens a centre that sells PACK, with the client Ana, as the owner sees it. */
export async function conAbonoEnVenta(page: Page, servidor: Servidor) {
  const { origen } = servidor;
  const ana = await entrar(page, servidor, ANA);
  const duena = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, duena.token);
  const abono = (await pedir(origen, '/abonos', PACK, duena.token)) as { id: number };
  return { ana, token: duena.token, abonoId: abono.id };
}

/** Sells PACK to Ana besides, who has paid a part of it. */
export async function conAbonoVendido(page: Page, servidor: Servidor, monto = 40_000) {
  const { ana, token, abonoId } = await conAbonoEnVenta(page, servidor);
  const body = { abonoId, ...(monto > 0 && { pago: { monto, medio: 'EFECTIVO' } }) };
  const ruta = `/clientes/${ana.user.id}/abonos`;
  const vendido = (await pedir(servidor.origen, ruta, body, token)) as { id: number };
  return { ana, token, abonoId, vendidoId: vendido.id };
}
