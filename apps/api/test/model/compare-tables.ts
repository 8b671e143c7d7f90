import { fechaDe } from '@remanso/contract/calendario';
import { assertSame } from './assert-same.ts';
import { contarPersonas, pagadoDe, type Centro, type Franja } from './centro.ts';
import type { Instancias } from './open-centro.ts';

/** Throws when the tables of the database differ from the state of the model. */
export async function compareTables([{ database }]: Instancias, centro: Centro): Promise<void> {
  const expected: Record<string, Fila[]> = expectedTables(centro);
  for (const [table, rows] of Object.entries(await readTables(database))) {
    assertSame(byId(expected[table] ?? []), byId(rows), table);
  }
}

type Fila = { id: number };

const byId = (filas: readonly Fila[]) => Object.fromEntries(filas.map((fila) => [fila.id, fila]));

function expectedTables(centro: Centro) {
  const reservas = [...centro.reservas.values()];
  // The column `ocupados` includes the expired PENDIENTE bookings until their cancellation is
  // saved.
  const ocupados = (cual: Franja) =>
    contarPersonas(reservas.filter((r) => r.franja === cual && r.estado !== 'CANCELADA'));
  return {
    franjas: centro.franjasVivas().map((franja) => {
      const { delPlan: _delPlan, deMano: _deMano, retirada: _retirada, ...columnas } = franja;
      const retenidas = centro.retenidas(franja);
      return { ...columnas, ocupados: ocupados(franja) + retenidas, retenidas };
    }),
    esperas: [...centro.esperas.values()].map(
      ({ franja, creadaEn: _c, conCarta: _l, terminadaEn, ...una }) => {
        return { ...una, franjaId: franja.id, abierta: terminadaEn === null };
      },
    ),
    reservas: reservas.map((reserva) => {
      const { id, usuarioId, estado, precio, notas, franja, tarde } = reserva;
      const { id: franjaId, inicio, fin } = franja;
      const pagado = pagadoDe(reserva);
      return { id, usuarioId, estado, precio, pagado, notas, tarde, franjaId, inicio, fin };
    }),
    pagos: reservas.flatMap(({ id: reservaId, pagos }) =>
      pagos.map(({ registradoEn, anuladoEn, ...pago }) => {
        return { ...pago, reservaId, fecha: fechaDe(registradoEn), vale: anuladoEn === null };
      }),
    ),
    asientos: reservas.flatMap(({ id: reservaId, asientos }) =>
      asientos.map((asiento) => ({ ...asiento, reservaId })),
    ),
    usuarios: [...centro.usuarios.values()].map(({ creadoEn: _creadoEn, ...usuario }) => usuario),
  };
}

async function readTables({ db }: Instancias[0]['database']) {
  const franjas = await db
    .selectFrom('franjas')
    .select(['id', 'inicio', 'fin', 'capacidad_efectiva as capacidad', 'ocupados', 'motivo'])
    .select([
      'bloqueada as bloqueadaAMano',
      'bloqueo_id as bloqueo',
      'motivo_del_plan as motivoDelPlan',
      'retenidas',
    ])
    .where('retirada', 'is', null)
    .execute();
  const esperas = await db
    .selectFrom('esperas')
    .select(['id', 'franja_id as franjaId', 'usuario_id as usuarioId', 'personas', 'estado'])
    .select('vence_en as venceEn')
    .select((eb) => [
      eb('terminada_en', 'is', null).as('abierta'),
      eb('dicha_en', 'is not', null).as('dicha'),
    ])
    .execute();
  const reservas = await db
    .selectFrom('reservas as r')
    .innerJoin('franjas as f', 'f.id', 'r.franja_id')
    .select(['r.id', 'r.franja_id as franjaId', 'r.usuario_id as usuarioId', 'r.estado'])
    .select(['r.precio_total as precio', 'r.pagado', 'r.notas', 'r.tarde', 'f.inicio', 'f.fin'])
    .execute();
  const asientos = await db
    .selectFrom('asientos')
    .select([
      'id',
      'reserva_id as reservaId',
      'es_titular as esTitular',
      'nombre',
      'sexo',
      'presente',
    ])
    .execute();
  const pagos = await db
    .selectFrom('pagos')
    .select(['id', 'reserva_id as reservaId', 'tipo', 'monto', 'medio', 'fecha', 'motivo'])
    .select((eb) => eb('anulado_en', 'is', null).as('vale'))
    .execute();
  const usuarios = await db
    .selectFrom('usuarios')
    .select(['id', 'nombre', 'apellido', 'email', 'telefono', 'genero', 'rol', 'nota'])
    .select((eb) => ['version_sesion as version', eb('estado', '=', 'ACTIVO').as('activo')])
    .execute();
  return { franjas, esperas, reservas, asientos, pagos, usuarios };
}
