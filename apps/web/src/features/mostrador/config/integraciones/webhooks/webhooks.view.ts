import { fechaDe, horaDe, nombreDeFecha } from '@remanso/contract/calendario';
import type { Envio, Webhook } from '@remanso/contract/sistema/webhooks.contract';
import type { EstadoDeEnvio, Evento, TipoDeEnvio } from '@remanso/contract/sistema/webhooks.rules';
import type { TonoDeInsignia } from '../../../../../components/ui/Insignia.tsx';

/** The names of the eventos where an owner chooses of what a program is told. */
export const NOMBRE_DE_EVENTO: Record<Evento, string> = {
  'reserva.creada': 'Una reserva nueva',
  'reserva.cambiada': 'Una reserva que cambió',
  'reserva.cancelada': 'Una reserva cancelada',
  'asistencia.marcada': 'Quiénes vinieron',
  'pago.registrado': 'Un pago o una devolución',
  'pago.anulado': 'Un pago anulado',
  'cliente.creado': 'Un cliente nuevo',
  'espera.ofrecida': 'Un lugar ofrecido a quien esperaba',
};

export function nombreDeEnvio(tipo: TipoDeEnvio): string {
  return tipo === 'webhook.prueba' ? 'Prueba' : NOMBRE_DE_EVENTO[tipo];
}

/**
 * Returns the site of an address, by which people know the program.
 * @example sitioDe('https://avisos.ejemplo.com/remanso') // 'avisos.ejemplo.com'
 */
export function sitioDe(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

/**
 * Returns what a program is called beside `todos`: its site, and where several have that site also
 * the address within it, of which a long one shows its end.
 * @example nombreDePrograma('https://a.ejemplo.com/uno', ['https://a.ejemplo.com/uno', 'https://a.ejemplo.com/dos']) // 'a.ejemplo.com/uno'
 */
export function nombreDePrograma(url: string, todos: readonly string[]): string {
  const sitio = sitioDe(url);
  const vecinos = todos.filter((otro) => otro !== url && sitioDe(otro) === sitio);
  if (vecinos.length === 0) return sitio;
  const dentro = dentroDelSitio(url);
  const final = dentro.slice(-FINAL);
  const seRepite = vecinos.some((otro) => dentroDelSitio(otro).endsWith(final));
  return dentro.length <= CORTO || seRepite ? `${sitio}${dentro}` : `${sitio}/…${final}`;
}

/** The length up to which an address within a site is shown whole, and what is shown of others. */
const CORTO = 24;
const FINAL = 8;

function dentroDelSitio(url: string): string {
  if (!URL.canParse(url)) return '';
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

/**
 * Says of whom and of which turn an envío tells; '' where it is about neither.
 * @example deQuien({ persona: null, turno: '2026-10-02T10:00:00' }) // 'viernes 2 de octubre, 10:00'
 */
export function deQuien({ persona, turno }: Pick<Envio, 'persona' | 'turno'>): string {
  const nombre = persona ? [`${persona.nombre} ${persona.apellido}`] : [];
  return [...nombre, ...(turno === null ? [] : [momentoEnPalabras(turno)])].join(' · ');
}

/**
 * Says of how much a program is told.
 * @example eventosEnPalabras(['pago.anulado']) // 'Un pago anulado'
 */
export function eventosEnPalabras(eventos: readonly Evento[]): string {
  const todos = Object.keys(NOMBRE_DE_EVENTO).length;
  if (eventos.length === todos) return 'Todo lo que pasa';
  if (eventos.length > 2) return `${eventos.length} cosas de las ${todos} que pasan`;
  return eventos.map((evento) => NOMBRE_DE_EVENTO[evento]).join(' · ');
}

/** Returns the mark beside a program; undefined where it is told as it should be. */
export function marcaDe({
  activo,
  apagadoEn,
}: Pick<Webhook, 'activo' | 'apagadoEn'>): { texto: string; tono: TonoDeInsignia } | undefined {
  if (apagadoEn !== null) return { texto: 'Se apagó solo', tono: 'peligro' };
  return activo ? undefined : { texto: 'Apagado', tono: 'neutro' };
}

/** Says why a program is told nothing more; undefined where somebody has turned it off, or nobody. */
export function porQueSeApago(apagadoEn: string | null): string | undefined {
  if (apagadoEn === null) return undefined;
  return `Falló cien veces seguidas, y desde el ${nombreDeFecha(fechaDe(apagadoEn))} a las ${horaDe(apagadoEn)} no se le avisa. Pruébalo antes de volver a avisarle.`;
}

const MARCA_DE_ENVIO: Record<EstadoDeEnvio, { texto: string; tono: TonoDeInsignia }> = {
  PENDIENTE: { texto: 'Por salir', tono: 'aviso' },
  ENTREGADO: { texto: 'Entregado', tono: 'exito' },
  FALLIDO: { texto: 'No llegó', tono: 'peligro' },
};

type Desenlace = Pick<Envio, 'estado' | 'ultimoError' | 'codigo' | 'intentos'>;

/**
 * Says what became of an envío: what was answered last, and after how many tries.
 * @example resultadoEnPalabras({ estado: 'FALLIDO', ultimoError: 'Respondió 500', codigo: 500, intentos: 3 }) // 'Respondió 500, en 3 intentos'
 */
export function resultadoEnPalabras(envio: Desenlace): string {
  const { ultimoError, codigo, intentos } = envio;
  const que = ultimoError ?? (codigo === null ? 'Todavía no salió' : `Respondió ${codigo}`);
  if (saleOtraVez(envio)) return `La vez anterior: ${que}`;
  return intentos > 1 ? `${que}, en ${intentos} intentos` : que;
}

/** Returns the mark of an envío: where it is to go. */
export function marcaDeEnvio(envio: Desenlace): { texto: string; tono: TonoDeInsignia } {
  return saleOtraVez(envio)
    ? { texto: 'Sale otra vez', tono: 'aviso' }
    : MARCA_DE_ENVIO[envio.estado];
}

/**
 * True for an envío that somebody sends again: what it says of an answer is of before. One that was
 * taken has no error, and one that failed has no tries.
 */
function saleOtraVez({ estado, ultimoError, codigo, intentos }: Desenlace): boolean {
  const hayDeAntes = codigo !== null || ultimoError !== null;
  return estado === 'PENDIENTE' && hayDeAntes && (ultimoError === null || intentos === 0);
}

export function momentoEnPalabras(momento: string): string {
  return `${nombreDeFecha(fechaDe(momento))}, ${horaDe(momento)}`;
}
