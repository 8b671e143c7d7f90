import { inTransaction } from '../../database/transaction.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import {
  borrarAviso,
  darPorFallido,
  marcarEnviado,
  posponer,
  type AvisoTomado,
} from './avisos.repository.ts';
import { pausaTras, rotuloDe } from './avisos.rules.ts';
import type { Carta, Options } from './create-cartero.ts';

/** A file without a link that opens anything; it is what the operator reads where there is no mail server. */
const GUARDAR_MS = 30 * 24 * 60 * 60_000;
/** After a link has died. */
const MARGEN_MS = 60 * 60_000;

const VENCIDO = 'No llegó a salir a tiempo';

/** What the mail server said, or that it said nothing. */
class NoEntregado extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Sends one that was taken, and writes down what became of it; never throws. */
export function createEnviarAviso(options: Options): (aviso: AvisoTomado) => Promise<void> {
  const { db, clock, mailer, redactores } = options;

  function log(aviso: AvisoTomado, error: unknown): void {
    // A mail server that refuses a connection looks like a database that does.
    const ofDatabase = !(error instanceof NoEntregado) && options.outage.explains(error);
    if (!ofDatabase) options.log(`aviso ${aviso.tipo} ${aviso.id}`, error);
  }

  async function intentar(aviso: AvisoTomado): Promise<void> {
    if (aviso.vence_en <= clock.epoch()) {
      await rendirse(aviso, VENCIDO);
      return;
    }
    const carta = await redactores[aviso.tipo](aviso);
    if (!carta) {
      await borrarAviso(db, aviso.id);
      return;
    }
    await mailer.send(franquear(aviso, carta)).catch((error: unknown) => {
      throw new NoEntregado(error);
    });
    await marcarEnviado(db, aviso.id, clock.instant());
  }

  function franquear(aviso: AvisoTomado, { mail, enlaceHasta }: Carta) {
    const ahora = clock.epoch();
    const { hostname } = new URL(options.publicUrl);
    return {
      ...mail,
      // The same at every try, so that a letter that arrived after all is not shown twice.
      messageId: `<aviso-${aviso.id}.${aviso.creado_en}@${hostname}>`,
      headers: {
        'X-Aviso': rotuloDe(aviso.tipo),
        ...(aviso.reserva_id !== null && { 'X-Reserva': String(aviso.reserva_id) }),
        'Auto-Submitted': 'auto-generated',
      },
      keepUntil: enlaceHasta === undefined ? ahora + GUARDAR_MS : enlaceHasta + MARGEN_MS,
    };
  }

  async function fallar(aviso: AvisoTomado, error: unknown): Promise<void> {
    const motivo = enPocasPalabras(error);
    const pausa = pausaTras(aviso.intentos);
    if (clock.epoch() + pausa >= aviso.vence_en) await rendirse(aviso, motivo);
    else await posponer(db, aviso.id, { motivo, proximoEn: clock.instant(pausa) });
  }

  async function rendirse(aviso: AvisoTomado, motivo: string): Promise<void> {
    await inTransaction(db, async (tx) => {
      const ahora = clock.instant();
      if (!(await darPorFallido(tx, aviso.id, { motivo, fallidoEn: ahora }))) return;
      await registrarHecho(tx, {
        usuarioId: null,
        accion: 'avisoFallido',
        entidad: 'avisos',
        entidadId: aviso.id,
        despues: { tipo: aviso.tipo, usuarioId: aviso.usuario_id },
        ocurridoEn: ahora,
      });
    });
  }

  return async (aviso) => {
    try {
      await intentar(aviso);
    } catch (error) {
      log(aviso, error);
      // Where not even that can be written, it is taken again once its time is over.
      await fallar(aviso, error).catch((another: unknown) => log(aviso, another));
    }
  };
}

const LARGO = 300;

/** What a mail server says may repeat the letter: no link that opens an account is kept with it. */
function enPocasPalabras(error: unknown): string {
  const texto = error instanceof Error ? error.message : String(error);
  return texto
    .replaceAll(/token=[\w-]+/g, 'token=…')
    .replaceAll(/\s+/g, ' ')
    .slice(0, LARGO);
}
