import type { TipoDeAviso } from '@remanso/contract/seguimiento/avisos.contract';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { Outage } from '../../database/outage/outage.ts';
import { inTransaction, type Executor } from '../../database/transaction.ts';
import type { Evento } from '../../mensajes/evento-de-reserva.ts';
import type { Mensaje } from '../../mensajes/mensaje.ts';
import type { Clock } from '../../platform/clock.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import {
  borrarAviso,
  darPorFallido,
  marcarEnviado,
  posponer,
  type AvisoTomado,
} from './avisos.repository.ts';
import { leerDatosDeAviso, pausaTras, rotuloDe, type DatosDeAviso } from './avisos.rules.ts';
import { leerCentro } from '../centro/centro.queries.ts';
import type { Mail, Mailer } from '../../platform/mail/mailer.ts';
import type { Admitir } from './limitar-cartas.ts';

/** The content of a letter. */
export interface Carta {
  mensaje: Mensaje;
  /** The moment when a link in it expires, in milliseconds since 1970. */
  enlaceHasta?: number;
  /** The booking that it brings to a calendar. */
  evento?: Evento;
}

/**
 * Writes the letter of a kind of aviso anew at each try; returns undefined when there is nothing
 * left to tell.
 */
export type Redactar<T extends TipoDeAviso = TipoDeAviso> = (
  aviso: AvisoTomado & { datos: DatosDeAviso<T> },
  centro: Centro,
) => Promise<Carta | undefined>;

export type Redactores = { [T in TipoDeAviso]: Redactar<T> };

export interface Options {
  db: Executor;
  clock: Clock;
  outage: Pick<Outage, 'explains'>;
  mailer: Mailer;
  redactores: Redactores;
  admitir: Admitir;
  componer: (carta: Carta, para: string, centro: Centro) => Promise<Mail>;
  /** The origin of the links in e-mails; its host names the messages. */
  publicUrl: string;
  log: (message: string, error?: unknown) => void;
}

/**
 * How long the file of a letter is kept when no link in it opens anything. The operator reads these
 * files where there is no mail server.
 */
const GUARDAR_MS = 30 * 24 * 60 * 60_000;
/** How long the file of a letter is kept after its link has expired. */
const MARGEN_MS = 60 * 60_000;

const VENCIDO = 'No llegó a salir a tiempo';
const ILEGIBLE = 'Lo que el mensaje dice no se puede leer';

/**
 * The mail server's refusal, or its failure to answer, as the error of a letter that was not
 * delivered.
 */
class NoEntregado extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Sends a taken aviso and writes down what became of it; never throws. */
export function crearEnviarAviso(options: Options): (aviso: AvisoTomado) => Promise<void> {
  const { db, clock, mailer, redactores, admitir } = options;

  function log(aviso: AvisoTomado, error: unknown): void {
    // A mail server that refuses a connection fails with the same error as a database that does;
    // NoEntregado marks the mail server's.
    const ofDatabase = !(error instanceof NoEntregado) && options.outage.explains(error);
    if (!ofDatabase) options.log(`aviso ${aviso.tipo} ${aviso.id}`, error);
  }

  async function intentar(aviso: AvisoTomado): Promise<void> {
    if (aviso.vence_en <= clock.epoch()) {
      await rendirse(options, aviso, VENCIDO);
      return;
    }
    const centro = await leerCentro(db, clock.timeZone);
    const { tipo } = aviso;
    const carta = await cartaDe({ tipo, redactar: redactores[tipo], aviso }, centro);
    if (!carta || !(await admitir(aviso))) {
      await borrarAviso(db, aviso.id);
      return;
    }
    const mail = await options.componer(carta, aviso.para, centro);
    await mailer.send(franquear(options, aviso, { ...carta, mail })).catch((error: unknown) => {
      throw new NoEntregado(error);
    });
    if (esDespedida(aviso)) await borrarAviso(db, aviso.id);
    else await marcarEnviado(db, aviso.id, clock.instant());
  }

  async function fallar(aviso: AvisoTomado, error: unknown): Promise<void> {
    const motivo = enPocasPalabras(error);
    const pausa = pausaTras(aviso.intentos);
    if (clock.epoch() + pausa >= aviso.vence_en) await rendirse(options, aviso, motivo);
    else await posponer(db, aviso.id, { motivo, proximoEn: clock.instant(pausa) });
  }

  return async (aviso) => {
    try {
      await intentar(aviso);
    } catch (error) {
      log(aviso, error);
      // When the failure cannot be written down either, the aviso is taken again once TOMA_MS has
      // passed.
      await fallar(aviso, error).catch((another: unknown) => log(aviso, another));
    }
  };
}

/** Writes the letter of an aviso from its data, which are read by its kind. */
function cartaDe<T extends TipoDeAviso>(
  { tipo, redactar, aviso }: { tipo: T; redactar: Redactores[T]; aviso: AvisoTomado },
  centro: Centro,
): Promise<Carta | undefined> {
  const datos = leerDatosDeAviso(tipo, aviso.datos);
  if (!datos) throw new Error(ILEGIBLE);
  return redactar({ ...aviso, datos }, centro);
}

/** Returns whether an aviso is the last that an erased person is told, which is kept nowhere. */
function esDespedida({ tipo, usuario_id }: AvisoTomado): boolean {
  return usuario_id === null && (tipo === 'cancelacion' || tipo === 'cuenta-borrada');
}

/** Adds to a letter what its envelope says, and how long its file is kept. */
function franquear(
  { clock, publicUrl }: Options,
  aviso: AvisoTomado,
  { mail, enlaceHasta }: Pick<Carta, 'enlaceHasta'> & { mail: Mail },
) {
  const { hostname } = new URL(publicUrl);
  return {
    ...mail,
    // The id is the same at every try, so that a mail program shows a letter that arrived twice
    // only once.
    messageId: `<aviso-${aviso.id}.${aviso.creado_en}@${hostname}>`,
    headers: {
      'X-Aviso': rotuloDe(aviso.tipo),
      ...(aviso.reserva_id !== null && { 'X-Reserva': String(aviso.reserva_id) }),
      'Auto-Submitted': 'auto-generated',
    },
    keepUntil: enlaceHasta === undefined ? clock.epoch() + GUARDAR_MS : enlaceHasta + MARGEN_MS,
  };
}

/**
 * Gives an aviso up: it stays in the desk's list of what could not be delivered, and the trail says
 * so.
 */
async function rendirse({ db, clock }: Options, aviso: AvisoTomado, motivo: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ahora = clock.instant();
    if (!(await darPorFallido(tx, aviso.id, { motivo, fallidoEn: ahora }))) return;
    if (esDespedida(aviso)) await borrarAviso(tx, aviso.id);
    await registrarHecho(tx, {
      usuarioId: null,
      accion: 'avisoFallido',
      entidadId: aviso.id,
      despues: { tipo: aviso.tipo, usuarioId: aviso.usuario_id, reservaId: aviso.reserva_id },
      ocurridoEn: ahora,
    });
  });
}

const LARGO = 300;

/**
 * Shortens an error to what may be kept. A mail server's message may repeat the letter, so tokens
 * of links are taken out.
 */
function enPocasPalabras(error: unknown): string {
  const texto = error instanceof Error ? error.message : String(error);
  return texto
    .replaceAll(/token=[\w-]+/g, 'token=…')
    .replaceAll(/\s+/g, ' ')
    .slice(0, LARGO);
}
