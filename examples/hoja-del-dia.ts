// Prints the sheet of a day: its turns, who comes and what they owe. The day is the first argument,
// and today where there is none. The token needs the alcance reservas:leer; clientes:leer adds the
// telephones, and pagos:leer the debts.
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';

const { REMANSO_URL, REMANSO_TOKEN } = process.env;
if (!REMANSO_URL || !REMANSO_TOKEN) {
  console.error('REMANSO_URL and REMANSO_TOKEN say which centre, and with which llave.');
  process.exit(1);
}

const hoy = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Argentina/Tucuman' });
const fecha = process.argv[2] ?? hoy;
const reservas = (await leerReservas(fecha)).filter(({ estado }) => estado !== 'CANCELADA');
const turnos = Map.groupBy(reservas, ({ franja }) => franja.inicio.slice(11, 16));

console.log(`Turnos del ${fecha}\n`);
if (turnos.size === 0) console.log('Nadie reservó.');
for (const [hora, suyas] of turnos) {
  console.log(hora);
  for (const reserva of suyas) console.log(`  ${renglon(reserva)}`);
}

async function leerReservas(dia: string): Promise<ReservaDelMostrador[]> {
  const url = new URL(`/api/reservas/por-fecha?fecha=${dia}`, REMANSO_URL);
  const response = await fetch(url, { headers: { authorization: `Bearer ${REMANSO_TOKEN}` } });
  const body: unknown = await response.json();
  if (response.ok) return body as ReservaDelMostrador[];
  console.error(`${response.status}: ${(body as { message: string }).message}`);
  process.exit(1);
}

function renglon({ participantes, cliente, saldo }: ReservaDelMostrador): string {
  const personas = participantes.map(({ nombre }) => nombre).join(', ');
  const debe = saldo > 0 && `debe $ ${saldo.toLocaleString('es-AR')}`;
  return [personas, cliente.telefono, debe].filter(Boolean).join(' · ');
}
