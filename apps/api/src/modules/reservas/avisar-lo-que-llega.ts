import { momentoEnZona, sumarHoras } from '@remanso/contract/calendario';
import { recordatorioDebido } from '@remanso/contract/recordatorios.rules';
import { ESTADOS_ACTIVOS } from '@remanso/contract/reservas.rules';
import { sql } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import { inTransaction, type Executor, type Tx } from '../../database/transaction.ts';
import { datosDeFicha, type Anunciar } from './anunciar-cambio.ts';
import { buscarAjustes } from '../config/config.queries.ts';
import { leerFichas } from '../reservas-leidas/ficha.queries.ts';

/** The longest reminder, and the night before which it may be said. */
const HORIZONTE_HORAS = 72 + 12;
/** The hours after which nobody is told any more that time has cancelled a booking. */
const MEMORIA_HORAS = 24;

type Options = Anunciar & { db: Executor };

/**
 * Queues what the clock says that holders are to be told: reminders, and that a booking which nobody
 * confirmed has lapsed (rules §11.2). Nothing is scheduled, so that a moved booking, or other hours
 * of the reminders, need no care; each is queued once, whoever looks.
 */
export async function avisarLoQueLlega({ db, ...anunciar }: Options): Promise<void> {
  const config = await buscarAjustes(db);
  if (!config?.notificacionesActivas) return;
  const ahora = anunciar.clock.now();
  const { recordatoriosHoras: horas } = config;
  for (const reserva of horas.length > 0 ? await porRecordar(db, ahora) : []) {
    const desde = momentoEnZona(reserva.enFranjaDesde, anunciar.clock.timeZone);
    const debido = recordatorioDebido({ inicio: reserva.inicio, desde }, horas, ahora);
    const clave = debido && claveDe(reserva, `recordatorio-${debido.horas}`);
    if (!clave || reserva.claves.includes(clave)) continue;
    await inTransaction(db, (tx) => avisar(tx, anunciar, { ...reserva, clave }));
  }
  for (const reserva of await vencidas(db, ahora)) {
    const clave = claveDe(reserva, 'vencida');
    if (reserva.claves.includes(clave)) continue;
    const vencida = reserva.sinSenia ? 'SIN_SENIA' : 'SISTEMA';
    await inTransaction(db, (tx) => avisar(tx, anunciar, { ...reserva, clave, vencida }));
  }
}

function claveDe({ id, inicio }: { id: number; inicio: string }, que: string): string {
  return `${que}:${id}:${inicio}`;
}

interface PorAvisar {
  id: number;
  clave: string;
  /** The reason that time has cancelled it. */
  vencida?: 'SISTEMA' | 'SIN_SENIA';
}

async function avisar(tx: Tx, { avisar: queue }: Anunciar, { id, clave, vencida }: PorAvisar) {
  const ficha = (await leerFichas(tx, [id])).get(id);
  if (!ficha) return;
  const datos = datosDeFicha(ficha);
  await queue(tx, {
    tipo: vencida ? 'cancelacion' : 'recordatorio',
    para: ficha.titular.email,
    usuarioId: ficha.titular.id,
    reservaId: id,
    // Time has cancelled it, perhaps without counting a change.
    datos: vencida ? { ...datos, quien: vencida, secuencia: datos.secuencia + 1 } : datos,
    clave,
  });
}

function selectConClaves(db: Executor) {
  return db
    .selectFrom('reservas as r')
    .innerJoin('franjas as f', 'f.id', 'r.franja_id')
    .innerJoin('usuarios as u', 'u.id', 'r.usuario_id')
    .where('u.email', 'is not', null)
    .select((eb) => [
      'r.id',
      'f.inicio',
      sql<number>`coalesce(r.en_franja_desde, r.creada_en)`.as('enFranjaDesde'),
      eb
        .fn<string[]>('array', [
          eb
            .selectFrom('avisos as a')
            .select('a.clave')
            .whereRef('a.reserva_id', '=', 'r.id')
            .where('a.clave', 'is not', null),
        ])
        .as('claves'),
    ])
    .orderBy('f.inicio')
    .orderBy('r.id');
}

function porRecordar(db: Executor, ahora: string) {
  return selectConClaves(db)
    .where('f.inicio', '>', ahora)
    .where('f.inicio', '<=', sumarHoras(ahora, HORIZONTE_HORAS))
    .where('r.estado', '=', anyOf(ESTADOS_ACTIVOS))
    .execute();
}

/** Finds what time has cancelled of late; a seña stays on a booking that was cancelled without it. */
function vencidas(db: Executor, ahora: string) {
  const desde = sumarHoras(ahora, -MEMORIA_HORAS);
  return selectConClaves(db)
    .select(sql<boolean>`r.senia_vence is not null`.as('sinSenia'))
    .where(
      sql<boolean>`(r.estado = 'PENDIENTE' and f.inicio > ${desde} and f.inicio <= ${ahora}
        or r.estado in ('PENDIENTE', 'CANCELADA') and r.senia_vence > ${desde} and r.senia_vence <= ${ahora})`,
    )
    .execute();
}
