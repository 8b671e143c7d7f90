import { fechaDe } from '@remanso/contract/calendario';
import { assertSame } from './assert-same.ts';
import { disponiblesDe, valorSinUsar } from './abonos.ts';
import { contarPersonas, type Centro, type Franja } from './centro.ts';
import { pagadoDe, type Pago } from './pagos.ts';
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
  const vendidos = [...centro.vendidos.values()];
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
      const {
        id,
        usuarioId,
        estado,
        precio,
        notas,
        franja,
        tarde,
        abono,
        serieId = null,
      } = reserva;
      const { id: franjaId, inicio, fin } = franja;
      const pagado = pagadoDe(reserva);
      const abonoVendidoId = abono?.id ?? null;
      const suya = { id, usuarioId, estado, precio, pagado, notas, tarde, abonoVendidoId, serieId };
      return { ...suya, franjaId, inicio, fin };
    }),
    pagos: [
      ...reservas.flatMap(({ id: reservaId, pagos }) =>
        pagos.map((pago) => filaDePago(pago, { reservaId, abonoVendidoId: null })),
      ),
      ...vendidos.flatMap(({ id: abonoVendidoId, pagos }) =>
        pagos.map((pago) => filaDePago(pago, { reservaId: null, abonoVendidoId })),
      ),
    ],
    abonos: vendidos.map(({ id, usuarioId, vence, motivo, compartidoCon, ...vendido }) => {
      const suma = { disponibles: disponiblesDe(vendido), valor: valorSinUsar(vendido) };
      const suyo = { id, usuarioId, vence, motivo, ...suma, pagado: pagadoDe(vendido) };
      const compartidos = compartidoCon.toSorted((a, b) => a - b);
      return { ...suyo, compartidos, movimientos: vendido.movimientos };
    }),
    asientos: reservas.flatMap(({ id: reservaId, asientos }) =>
      asientos.map((asiento) => ({ ...asiento, reservaId })),
    ),
    usuarios: [...centro.usuarios.values()].map(({ creadoEn: _creadoEn, ...usuario }) => usuario),
  };
}

function filaDePago({ registradoEn, anuladoEn, ...pago }: Pago, de: object) {
  const fecha = fechaDe(registradoEn);
  return { ...pago, ...de, fecha, vale: anuladoEn === null };
}

type Db = Instancias[0]['database']['db'];

async function readTables({ db }: { db: Db }) {
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
    .select(['vence_en as venceEn', 'serie_id as serieId'])
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
    .select(['r.abono_vendido_id as abonoVendidoId', 'r.serie_id as serieId'])
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
    .select(['id', 'reserva_id as reservaId', 'abono_vendido_id as abonoVendidoId'])
    .select(['tipo', 'monto', 'medio', 'nota', 'fecha', 'motivo'])
    .select((eb) => [
      eb('registrado_por', 'is not', null).as('deMano'),
      eb('anulado_en', 'is', null).as('vale'),
    ])
    .execute();
  const usuarios = await db
    .selectFrom('usuarios')
    .select(['id', 'nombre', 'apellido', 'email', 'telefono', 'genero', 'rol', 'nota'])
    .select((eb) => ['version_sesion as version', eb('estado', '=', 'ACTIVO').as('activo')])
    .select('email_confirmado as emailConfirmado')
    .execute();
  return { franjas, esperas, reservas, asientos, pagos, usuarios, abonos: await readAbonos(db) };
}

async function readAbonos(db: Db) {
  const vendidos = await db
    .selectFrom('abonos_vendidos')
    .select(['id', 'usuario_id as usuarioId', 'vence', 'motivo', 'disponibles', 'valor', 'pagado'])
    .execute();
  const compartidos = await db
    .selectFrom('abonos_compartidos')
    .select(['abono_vendido_id as abono', 'usuario_id as con'])
    .orderBy('usuario_id')
    .execute();
  const movimientos = await db
    .selectFrom('movimientos_de_abono')
    .select(['abono_vendido_id as abono', 'fecha', 'lugares', 'valor', 'causa'])
    .select('reserva_id as reservaId')
    .orderBy('id')
    .execute();
  return vendidos.map((vendido) => ({
    ...vendido,
    compartidos: compartidos.filter(({ abono }) => abono === vendido.id).map(({ con }) => con),
    movimientos: movimientos
      .filter(({ abono }) => abono === vendido.id)
      .map(({ abono: _abono, ...movimiento }) => movimiento),
  }));
}
