import type { Page } from '@playwright/test';
import type { Franja } from '../../packages/contract/src/franja/franjas.contract.ts';
import type { ReservaDelMostrador } from '../../packages/contract/src/reserva/reservas.contract.ts';

const NOMBRES = [
  'María De Los Ángeles Fernández Albornoz',
  'Joaquín Gramajo',
  'Inés Paz',
  'Luis Alejandro Quispe',
  'Sol',
  'Ana Sosa',
];
/**
 * The numbers of people of a franja's bookings, which add up to four. The franjas take these rows
 * in turn.
 */
const GRUPOS = [[1, 1, 1, 1], [2, 2], [4], [1, 3], [1, 1, 2]];
const PRIMERA = 7;

/** Answers the day with sixteen full franjas, with notes, unpaid bookings and a seña. */
export async function conDiaLleno(page: Page): Promise<void> {
  await page.route('**/api/franjas/por-fecha/*', async (ruta) => {
    const fecha = new URL(ruta.request().url()).pathname.split('/').at(-1) ?? '';
    await ruta.fulfill({ json: Array.from({ length: 16 }, (_, n) => franjaLlena(fecha, n)) });
  });
}

function franjaLlena(fecha: string, n: number): Franja {
  const hora = (horas: number) => `${String(PRIMERA + n + horas).padStart(2, '0')}:00`;
  const [horaInicio, horaFin] = [hora(0), hora(1)];
  const [inicio, fin] = [`${fecha}T${horaInicio}:00`, `${fecha}T${horaFin}:00`];
  const franja = { id: 100 + n, inicio, fin };
  const grupos = GRUPOS[n % GRUPOS.length] ?? [];
  return {
    ...franja,
    fecha,
    horaInicio,
    horaFin,
    estado: 'COMPLETA',
    capacidadEfectiva: 4,
    ocupadosTotal: 4,
    retenidas: 0,
    composicionGenero: { MASCULINO: 0, FEMENINO: 4, OTROS: 0, OTRO_NB: 0, NO_DECLARA: 0 },
    motivo: null,
    reservas: grupos.map((personas, orden) => reservaDe(franja, personas, n * 4 + orden)),
  };
}

function reservaDe(
  franja: ReservaDelMostrador['franja'],
  personas: number,
  n: number,
): ReservaDelMostrador {
  const nombre = (orden: number) => NOMBRES[(n + orden) % NOMBRES.length] ?? '';
  const [primero = '', ...resto] = nombre(0).split(' ');
  const espera = n % 11 === 5;
  const saldo = n % 3 === 0 && !espera ? 0 : 15_000 * personas;
  return {
    id: 1000 + n,
    estado: espera ? 'PENDIENTE' : 'CONFIRMADA',
    franja,
    participantes: Array.from({ length: personas }, (_, orden) => ({
      asientoId: 5000 + 4 * n + orden,
      esTitular: orden === 0,
      nombre: nombre(orden),
      sexo: 'FEMENINO',
      presente: null,
    })),
    asistencia: 'SIN_MARCAR',
    tarde: null,
    precioTotal: 15_000 * personas,
    senia: espera ? { monto: 4500 * personas, vence: franja.inicio } : null,
    pagado: 15_000 * personas - saldo,
    saldo,
    personas,
    notas: n % 2 === 0 ? 'Operada de la rodilla derecha: prefiere que no le toquen las botas' : '',
    cliente: {
      id: 1 + n,
      nombre: primero,
      apellido: resto.join(' '),
      email: null,
      telefono: '+54 9 381 555 0142',
      nota: n === 0 ? 'Hernia: no electrodos' : '',
    },
    creadaEn: franja.inicio,
  };
}
