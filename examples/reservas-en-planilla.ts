// Keeps a row of each booking in a CSV file, as the centre tells of it (webhooks). The file is the first
// argument. A booking that was told before gets its row anew, so that nothing is counted twice.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import Papa from 'papaparse';
import { Webhook } from 'standardwebhooks';

const [planilla = 'reservas.csv'] = process.argv.slice(2);
const { WEBHOOK_SECRET, PORT = '4400' } = process.env;
if (!WEBHOOK_SECRET?.startsWith('whsec_')) {
  console.error('WEBHOOK_SECRET says with what the centre signs (whsec_…).');
  process.exit(1);
}

interface Suceso {
  type: string;
  data: ReservaDelMostrador;
}

type Fila = Record<string, string | number>;

const webhook = new Webhook(WEBHOOK_SECRET);
const filas = leerPlanilla();

const server = createServer((request, response) => {
  void text(request).then((body) => response.writeHead(recibir(request.headers, body)).end());
});
server.listen(Number(PORT), () => {
  console.log(`Listening on port ${(server.address() as AddressInfo).port}`);
});

/** Returns the status of the answer: what is not signed by the centre is refused. */
function recibir(headers: IncomingHttpHeaders, body: string): number {
  let suceso: Suceso;
  try {
    suceso = webhook.verify(body, headers as Record<string, string>) as Suceso;
  } catch {
    return 401;
  }
  if (!suceso.type.startsWith('reserva.')) return 204;
  const fila = filaDe(suceso.data);
  filas.set(String(fila['Reserva']), fila);
  guardarPlanilla();
  return 204;
}

function filaDe({
  id,
  estado,
  franja,
  cliente,
  personas,
  precioTotal,
  pagado,
}: ReservaDelMostrador) {
  return {
    Reserva: id,
    Estado: estado,
    Día: franja.inicio.slice(0, 10),
    Hora: franja.inicio.slice(11, 16),
    Cliente: `${cliente.apellido}, ${cliente.nombre}`,
    Teléfono: cliente.telefono,
    Personas: personas,
    Precio: precioTotal,
    Pagado: pagado,
  };
}

function leerPlanilla(): Map<string, Fila> {
  if (!existsSync(planilla)) return new Map();
  const { data: leidas } = Papa.parse<Fila>(readFileSync(planilla, 'utf8'), {
    header: true,
    delimiter: ';',
    skipEmptyLines: true,
  });
  return new Map(leidas.map((fila) => [String(fila['Reserva']), fila]));
}

/** Writes the file beside itself and puts it in its place, so that nobody finds half of it. */
function guardarPlanilla(): void {
  const csv = Papa.unparse([...filas.values()], { delimiter: ';', escapeFormulae: true });
  writeFileSync(`${planilla}.nueva`, `\uFEFF${csv}\r\n`);
  renameSync(`${planilla}.nueva`, planilla);
}
