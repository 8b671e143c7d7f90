import { fechaDe, horaDe, horarioDe, momentoEnZona } from '@remanso/contract/calendario';
import type { MisDatos } from '@remanso/contract/persona/cuenta.contract';
import { SERVICIO } from '@remanso/contract/reserva/reservas.rules';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { selectEsperas } from '../esperas/esperas.queries.ts';
import { selectReservas } from '../reservas-leidas/reservas.queries.ts';
import { leerSeriesPedidas } from '../series/series.queries.ts';
import { leerSuscripciones } from '../suscripciones/suscripciones.queries.ts';
import { buscarUsuario } from './usuarios.queries.ts';

/** Returns all data that is kept about a person of any rol; undefined when the account is gone. */
export async function misDatos(
  db: Executor,
  clock: Clock,
  usuarioId: number,
): Promise<MisDatos | undefined> {
  const usuario = await buscarUsuario(db, usuarioId);
  if (!usuario) return undefined;
  const { nombre, apellido, email, genero, telefono, rol, estado, nota } = usuario;
  const cuentaCreadaEn = momentoEnZona(usuario.creado_en, clock.timeZone);
  return {
    generadoEn: clock.now(),
    persona: { nombre, apellido, email, genero, telefono, rol, estado, cuentaCreadaEn, nota },
    reservas: await reservasDe(db, clock, usuarioId),
    abonos: await abonosDe(db, usuarioId),
    esperas: await esperasDe(db, clock, usuarioId),
    turnosFijos: await turnosFijosDe(db, clock, usuarioId),
    dispositivos: await dispositivosDe(db, clock, usuarioId),
  };
}

async function reservasDe(
  db: Executor,
  clock: Clock,
  usuarioId: number,
): Promise<MisDatos['reservas']> {
  const filas = await selectReservas(db, clock.now())
    .select(pagosDe(db, { columna: 'p.reserva_id', de: 'r.id' }).as('pagos'))
    .where('r.usuario_id', '=', usuarioId)
    .orderBy('r.id')
    .execute();
  return filas.map((fila) => ({
    numero: fila.id,
    estado: fila.estado,
    fecha: fechaDe(fila.inicio),
    horario: horarioDe(fila.inicio, fila.fin),
    servicio: SERVICIO,
    precioEnPesos: fila.precio_total,
    notas: fila.notas,
    reservadaEn: momentoEnZona(fila.creada_en, clock.timeZone),
    minutosTarde: fila.tarde,
    abono: fila.abono_nombre,
    participantes: fila.asientos.map(({ nombre, sexo, es_titular: titular, presente }) => ({
      nombre,
      genero: sexo,
      titular,
      vino: presente,
    })),
    pagos: fila.pagos,
  }));
}

/** Returns, for each row of the query around it, what was paid for the thing whose id is `de`. */
function pagosDe(
  db: Executor,
  { columna, de }: { columna: 'p.reserva_id' | 'p.abono_vendido_id'; de: string },
) {
  return jsonArrayFrom(
    db
      .selectFrom('pagos as p')
      .select(['p.fecha', 'p.tipo', 'p.monto as montoEnPesos', 'p.medio', 'p.nota'])
      .select(sql<boolean>`p.anulado_en is not null`.as('anulado'))
      .where(columna, '=', sql.ref<number>(de))
      .orderBy('p.id'),
  );
}

function abonosDe(db: Executor, usuarioId: number): Promise<MisDatos['abonos']> {
  return db
    .selectFrom('abonos_vendidos as v')
    .where('v.usuario_id', '=', usuarioId)
    .select(['v.nombre', 'v.lugares', 'v.disponibles', 'v.desde', 'v.vence'])
    .select(['v.precio as precioEnPesos', 'v.pagado as pagadoEnPesos'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('movimientos_de_abono as m')
          .whereRef('m.abono_vendido_id', '=', 'v.id')
          .select(['m.fecha', 'm.lugares', 'm.causa'])
          .orderBy('m.id'),
      ).as('movimientos'),
    )
    .select(pagosDe(db, { columna: 'p.abono_vendido_id', de: 'v.id' }).as('pagos'))
    .orderBy('v.id')
    .execute();
}

async function esperasDe(
  db: Executor,
  clock: Clock,
  usuarioId: number,
): Promise<MisDatos['esperas']> {
  const filas = await selectEsperas(db, clock.now())
    .where('e.usuario_id', '=', usuarioId)
    .orderBy('e.id')
    .execute();
  return filas.map(({ inicio, fin, personas, estado, creada_en }) => ({
    fecha: fechaDe(inicio),
    horario: horarioDe(inicio, fin),
    personas,
    estado,
    pedidaEn: momentoEnZona(creada_en, clock.timeZone),
  }));
}

async function dispositivosDe(
  db: Executor,
  { timeZone }: Clock,
  usuarioId: number,
): Promise<MisDatos['dispositivos']> {
  const suscripciones = await leerSuscripciones(db, { usuarioId, timeZone });
  return suscripciones.map(({ dispositivo, creadaEn, ultimoEnvio }) => ({
    nombre: dispositivo,
    activadoEn: creadaEn,
    ultimoAvisoEn: ultimoEnvio,
  }));
}

async function turnosFijosDe(
  db: Executor,
  clock: Clock,
  usuarioId: number,
): Promise<MisDatos['turnosFijos']> {
  const filas = await leerSeriesPedidas(db, usuarioId);
  return filas.map(({ inicio, cada, veces, personas, creada_en: creadaEn }) => ({
    desde: fechaDe(inicio),
    hora: horaDe(inicio),
    cadaCuantasSemanas: cada,
    veces,
    personas,
    pedidoEn: momentoEnZona(creadaEn, clock.timeZone),
  }));
}
