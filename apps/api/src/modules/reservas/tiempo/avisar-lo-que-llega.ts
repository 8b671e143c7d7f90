import { fechaDe, momentoEnZona } from '@remanso/contract/calendario';
import {
  hayQueApurarLaSenia,
  recordatorioDebido,
} from '@remanso/contract/centro/recordatorios.rules';
import { inTransaction, type Executor, type Tx } from '../../../database/transaction.ts';
import type { AvisoDeReserva, DatosDeReserva } from '../../avisos/avisos.rules.ts';
import { buscarAjustes } from '../../config/config.queries.ts';
import { buscarFila, fichaDeFila, type Ficha } from '../../reservas-leidas/ficha.queries.ts';
import type { Anunciar } from '../../avisos/crear-avisar.ts';
import { datosDeFicha } from '../anunciar-cambio.ts';
import { anunciarSerie } from '../anunciar-serie.ts';
import {
  deTurnoCerrado,
  porRecordar,
  porSeniar,
  queEsperanSenia,
  vencidas,
  type ReservaPorAvisar,
} from './lo-que-llega.queries.ts';

/**
 * The milliseconds between the closing of a franja and the avisos to the holders of its bookings.
 * Where the desk has moved or cancelled a booking by then, the holder is told of the move or the
 * cancellation only.
 */
const ESPERA_DE_CIERRE_MS = 10 * 60_000;

type Options = Anunciar & { db: Executor };

/**
 * Queues the avisos that are due at this time: reminders of turns and of señas, news of closed
 * turns, and cancellations by time (rules §12). The due avisos are computed anew at each call, so
 * that moving a booking or changing the reminder hours needs no rescheduling. Each aviso is queued
 * once, even if several instances look at the same time.
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
  const porApurar = (await porSeniar(db, ahora)).filter(({ vence, enFranjaDesde }) =>
    hayQueApurarLaSenia({ vence, desde: momento(enFranjaDesde) }, ahora),
  );
  for (const reserva of porApurar.filter(({ serieId }) => serieId === null)) {
    await decir(reserva, `senia-${reserva.vence}`, () => ({ tipo: 'senia-por-vencer' }));
  }
  await apurarSeries({ db, ...anunciar }, porApurar);
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

/**
 * Queues for each series with señas about to lapse one aviso about all its señas that have not come,
 * at most one a day (rules §22.6).
 */
async function apurarSeries(
  { db, ...anunciar }: Options,
  porApurar: readonly { serieId: number | null; claves: string[] }[],
): Promise<void> {
  const ahora = anunciar.clock.now();
  for (const [serieId, suyas] of Map.groupBy(porApurar, (una) => una.serieId)) {
    if (serieId === null) continue;
    const clave = `senias-de-serie:${serieId}:${fechaDe(ahora)}`;
    if (suyas.some(({ claves }) => claves.includes(clave))) continue;
    await inTransaction(db, async (tx) => {
      const filas = await queEsperanSenia(tx, serieId, ahora);
      const noticia = { tipo: 'senia-por-vencer', filas, quien: 'SISTEMA', clave } as const;
      await anunciarSerie(tx, anunciar, noticia);
    });
  }
}

interface Noticia {
  tipo: AvisoDeReserva;
  /**
   * The reason for which time has cancelled the booking: 'SIN_SENIA' or 'SISTEMA'. Undefined in
   * messages that are not about a cancellation.
   */
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
      // A cancellation by time need not have raised the stored `secuencia`, and calendars ignore an
      // event whose number has not grown.
      ...(quien && { quien, secuencia: datos.secuencia + 1 }),
    },
    clave,
  });
}
