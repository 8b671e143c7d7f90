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

/** The content of a letter, before it becomes an e-mail. */
export interface Carta {
  mensaje: Mensaje;
  /**
   * When the link in the letter expires, in milliseconds since 1970. Undefined where no link
   * expires.
   */
  enlaceHasta?: number;
  /** A text of the letter that no log and no table may hold, whatever a mail server answers. */
  secreto?: string;
  /** True where the letter goes to an address that no account has: nothing is kept of it. */
  deNadie?: boolean;
  /** The calendar events of the bookings, attached to the letter as one calendar. */
  eventos?: readonly Evento[];
}

/**
 * Writes the letter for one kind of aviso, anew at each try. Returns undefined when the aviso is no
 * longer true or needed.
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
  componer: (carta: Carta, para: string, centro: Centro) => Mail;
  /** The origin of the links in e-mails. Its host is part of each message id. */
  publicUrl: string;
  log: (message: string, error?: unknown) => void;
}

/**
 * The time, in milliseconds, for which the file of a letter without an expiring link is kept.
 * Letters are files where there is no mail server; the operator reads them.
 */
const GUARDAR_MS = 30 * 24 * 60 * 60_000;
/** How long the file of a letter is kept after its link has expired, in milliseconds. */
const MARGEN_MS = 60 * 60_000;

const VENCIDO = 'No llegó a salir a tiempo';
const ILEGIBLE = 'Lo que el mensaje dice no se puede leer';

/** The error of a letter that was not delivered: the mail server refused it or did not answer. */
class NoEntregado extends Error {
  constructor(cause: unknown, secreto?: string) {
    const message = cause instanceof Error ? cause.message : String(cause);
    if (secreto === undefined) super(message, { cause });
    // The cause repeats what the mail server said, so that it is left out with the secret.
    else super(message.replaceAll(secreto, '…'));
  }
}

/**
 * Returns a function that sends an aviso which this instance has taken, and stores whether it was
 * sent, put off or given up. The function never throws.
 */
export function crearEnviarAviso(options: Options): (aviso: AvisoTomado) => Promise<void> {
  const { db, clock, mailer, redactores, admitir } = options;

  function log(aviso: AvisoTomado, error: unknown): void {
    // A mail server and a database that refuse a connection fail with the same error. NoEntregado
    // marks the errors of the mail server.
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
    const mail = options.componer(carta, aviso.para, centro);
    await mailer.send(franquear(options, aviso, { ...carta, mail })).catch((error: unknown) => {
      throw new NoEntregado(error, carta.secreto);
    });
    if (carta.deNadie || esDespedida(aviso)) await borrarAviso(db, aviso.id);
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
      // When the failure cannot be stored either, the aviso is taken again after TOMA_MS.
      await fallar(aviso, error).catch((another: unknown) => log(aviso, another));
    }
  };
}

/** Writes the letter of an aviso. Throws where the stored data of the aviso cannot be read. */
export function cartaDe<T extends TipoDeAviso>(
  { tipo, redactar, aviso }: { tipo: T; redactar: Redactores[T]; aviso: AvisoTomado },
  centro: Centro,
): Promise<Carta | undefined> {
  const datos = leerDatosDeAviso(tipo, aviso.datos);
  if (!datos) throw new Error(ILEGIBLE);
  return redactar({ ...aviso, datos }, centro);
}

/**
 * Returns true for the last aviso to a person who was erased. Such an aviso is deleted once it is
 * sent.
 */
function esDespedida({ tipo, usuario_id }: AvisoTomado): boolean {
  return usuario_id === null && (tipo === 'cancelacion' || tipo === 'cuenta-borrada');
}

/**
 * Returns true for a code to an address that no account has. It is of no use later, and the desk
 * cannot do anything about an address that somebody has made up.
 */
function esDeNadie({ tipo, usuario_id }: AvisoTomado): boolean {
  return usuario_id === null && tipo === 'codigo';
}

/** Adds the message id, the headers and the time until which the file is kept to a letter. */
function franquear(
  { clock, publicUrl }: Options,
  aviso: AvisoTomado,
  { mail, enlaceHasta }: Pick<Carta, 'enlaceHasta'> & { mail: Mail },
) {
  const { hostname } = new URL(publicUrl);
  return {
    ...mail,
    // Each try of an aviso has the same id, so that a mail program shows a letter only once even
    // where it arrived twice.
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
 * Gives an aviso up: marks it as failed, which lists it at the desk, and writes this to the trail. Of
 * an aviso to nobody that the centre knows, nothing is kept.
 */
async function rendirse({ db, clock }: Options, aviso: AvisoTomado, motivo: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ahora = clock.instant();
    if (esDeNadie(aviso)) {
      await borrarAviso(tx, aviso.id);
      return;
    }
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
 * Returns an error's message, shortened to be stored. A mail server may repeat the letter in its
 * message, so the tokens of links are removed.
 */
function enPocasPalabras(error: unknown): string {
  const texto = error instanceof Error ? error.message : String(error);
  return texto
    .replaceAll(/token=[\w-]+/g, 'token=…')
    .replaceAll(/\s+/g, ' ')
    .slice(0, LARGO);
}
