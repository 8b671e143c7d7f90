import { momentoEnZona } from '@remanso/contract/calendario';
import {
  hayQueApurarLaSenia,
  recordatorioDebido,
} from '@remanso/contract/centro/recordatorios.rules';
import { inTransaction, type Executor, type Tx } from '../../../database/transaction.ts';
import type { AvisoDeReserva, DatosDeReserva } from '../../avisos/avisos.rules.ts';
import { buscarAjustes } from '../../config/config.queries.ts';
import { buscarFila, fichaDeFila, type Ficha } from '../../reservas-leidas/ficha.queries.ts';
import { datosDeFicha, type Anunciar } from '../anunciar-cambio.ts';
import {
  deTurnoCerrado,
  porRecordar,
  porSeniar,
  vencidas,
  type ReservaPorAvisar,
} from './lo-que-llega.queries.ts';

/**
 * The time after a franja was closed until its clients are told. Where the desk has moved or
 * cancelled their booking by then, they are told of that alone.
 */
const ESPERA_DE_CIERRE_MS = 10 * 60_000;

type Options = Anunciar & { db: Executor };

/**
 * Queues what the clock says that holders are to be told: reminders, of a turn and of a seña, that
 * their turn is closed, and that a booking which nobody confirmed has lapsed (rules §12). Nothing
 * is scheduled, so that a moved booking, or other hours of the reminders, need no care; each is
 * queued once, whoever looks.
 */
export async function avisarLoQueLlega({ db, ...anunciar }: Options): Promise<void> {
  const { clock } = anunciar;
  const config = await buscarAjustes(db);
  if (!config?.notificacionesActivas) return;
  const ahora = clock.now();
  const decir = async (
    reserva: ReservaPorAvisar,
    que: string,
    aviso: (ficha: Ficha) => Noticia | undefined,
  ) => {
    const clave = `${que}:${reserva.id}:${reserva.inicio}`;
    if (reserva.claves.includes(clave)) return;
    await inTransaction(db, (tx) => avisar(tx, anunciar, { id: reserva.id, clave, aviso }));
  };
  const momento = (instante: number) => momentoEnZona(instante, clock.timeZone);

  const { recordatoriosHoras: horas } = config;
  for (const reserva of horas.length > 0 ? await porRecordar(db, ahora) : []) {
    const { inicio, ultimoAviso } = reserva;
    const turno = {
      inicio,
      desde: momento(reserva.enFranjaDesde),
      ultimoAviso: ultimoAviso === null ? null : momento(ultimoAviso),
    };
    const debido = recordatorioDebido(turno, horas, ahora);
    if (debido) {
      await decir(reserva, `recordatorio-${debido.horas}`, () => ({ tipo: 'recordatorio' }));
    }
  }
  for (const reserva of await porSeniar(db, ahora)) {
    const { vence } = reserva;
    if (!hayQueApurarLaSenia({ vence, desde: momento(reserva.enFranjaDesde) }, ahora)) continue;
    await decir(reserva, `senia-${vence}`, () => ({ tipo: 'senia-por-vencer' }));
  }
  for (const reserva of await deTurnoCerrado(db, ahora, clock.instant(-ESPERA_DE_CIERRE_MS))) {
    await decir(reserva, `cierre-${reserva.cierre}`, ({ cierre }) =>
      cierre ? { tipo: 'cierre', motivo: cierre.motivo ?? undefined } : undefined,
    );
  }
  for (const reserva of await vencidas(db, ahora)) {
    const quien = reserva.sinSenia ? 'SIN_SENIA' : 'SISTEMA';
    await decir(reserva, 'vencida', () => ({ tipo: 'cancelacion', quien }));
  }
}

interface Noticia {
  tipo: AvisoDeReserva;
  /** The reason that time has cancelled it. */
  quien?: DatosDeReserva['quien'];
  motivo?: string | undefined;
}

interface PorAvisar {
  id: number;
  clave: string;
  aviso: (ficha: Ficha) => Noticia | undefined;
}

async function avisar(tx: Tx, { avisar: queue, clock }: Anunciar, { id, clave, aviso }: PorAvisar) {
  const fila = await buscarFila(tx, id, clock.now());
  const ficha = fila && fichaDeFila(fila);
  const noticia = ficha && aviso(ficha);
  if (!noticia) return;
  const { tipo, quien, motivo } = noticia;
  const datos = datosDeFicha(ficha);
  await queue(tx, {
    tipo,
    para: ficha.titular.email,
    usuarioId: ficha.titular.id,
    reservaId: id,
    datos: {
      ...datos,
      ...(motivo && { motivo }),
      // Time has cancelled it, perhaps without counting a change.
      ...(quien && { quien, secuencia: datos.secuencia + 1 }),
    },
    clave,
  });
}
