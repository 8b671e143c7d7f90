import { sql } from 'kysely';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import { inTransaction, type Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Mail, Mailer } from '../../platform/mail/mailer.ts';
import type { Channel } from '../../platform/outbox/create-outbox-worker.ts';
import { NotSent } from '../../platform/outbox/not-sent.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { leerCentro } from '../centro/centro.queries.ts';
import {
  borrarAviso,
  darPorFallido,
  marcarEnviado,
  posponer,
  type AvisoTomado,
} from './avisos.repository.ts';
import { CON_ENLACE, PAUSAS_MS, rotuloDe } from './avisos.rules.ts';
import { writeLetter, type Carta, type EmailTemplates } from './avisos.emails.ts';
import type { Admitir } from './limitar-cartas.ts';

export interface Options {
  db: Executor;
  clock: Clock;
  mailer: Mailer;
  emailTemplates: EmailTemplates;
  admitir: Admitir;
  componer: (carta: Carta, para: string, centro: Centro) => Mail;
  /** The origin of the links in e-mails. Its host is part of each message id. */
  publicUrl: string;
}

/**
 * The time, in milliseconds, for which the file of a letter without an expiring link is kept.
 * Letters are files where there is no mail server; the operator reads them.
 */
const GUARDAR_MS = 30 * 24 * 60 * 60_000;
/** How long the file of a letter is kept after its link has expired, in milliseconds. */
const MARGEN_MS = 60 * 60_000;

const VENCIDO = 'No llegó a salir a tiempo';

/** The columns of an `AvisoTomado`. */
const COLUMNAS = sql`id, tipo, para, usuario_id, reserva_id, datos, creado_en, vence_en, intentos`;

/** Returns the channel of letters: the avisos that wait in the table `avisos`. */
export function createMailChannel(options: Options): Channel<AvisoTomado> {
  const { db, clock, mailer, emailTemplates, admitir, componer } = options;
  return {
    name: 'aviso',
    pauses: PAUSAS_MS,
    pollingSeconds: 5,
    taking: {
      table: 'avisos',
      // A person's avisos are sent in the order in which they were written. An aviso with a link does
      // not wait, because the person is waiting for the link.
      heldUpBy: sql<boolean>`p.para = e.para and e.tipo <> all(${[...CON_ENLACE]}::text[])`,
      columns: COLUMNAS,
      items: sql<AvisoTomado>`select ${COLUMNAS} from taken`,
    },

    async send(aviso) {
      if (aviso.vence_en <= clock.epoch()) throw new NotSent(VENCIDO, { quiet: true });
      const centro = await leerCentro(db, clock.timeZone);
      const carta = await writeLetter(emailTemplates[aviso.tipo], aviso, centro);
      if (!carta || !(await admitir(aviso))) {
        await borrarAviso(db, aviso.id);
        return;
      }
      const mail = componer(carta, aviso.para, centro);
      await mailer.send(franquear(options, aviso, { ...carta, mail })).catch((error: unknown) => {
        throw refusal(error, carta.secreto);
      });
      if (carta.deNadie || esDespedida(aviso)) await borrarAviso(db, aviso.id);
      else await marcarEnviado(db, aviso.id, clock.instant());
    },

    async fail(aviso, error, nextAt) {
      const motivo = enPocasPalabras(error);
      if (nextAt === null) await rendirse(options, aviso, motivo);
      else await posponer(db, aviso.id, { motivo, proximoEn: nextAt });
    },
  };
}

/** Returns the error of a letter that the mail server refused or did not answer. */
function refusal(cause: unknown, secreto?: string): NotSent {
  const message = cause instanceof Error ? cause.message : String(cause);
  if (secreto === undefined) return new NotSent(message, { cause });
  // The cause repeats what the mail server said, so that it is left out with the secret.
  return new NotSent(message.replaceAll(secreto, '…'));
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
