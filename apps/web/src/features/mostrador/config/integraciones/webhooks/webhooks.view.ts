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
  return `Falló cien veces seguidas, y desde el ${nombreDeFecha(fechaDe(apagadoEn))} a las ${horaDe(apagadoEn)} no se le avisa. Conviene probarlo antes de volver a avisarle.`;
}

export const MARCA_DE_ENVIO: Record<EstadoDeEnvio, { texto: string; tono: TonoDeInsignia }> = {
  PENDIENTE: { texto: 'Por salir', tono: 'aviso' },
  ENTREGADO: { texto: 'Entregado', tono: 'exito' },
  FALLIDO: { texto: 'No llegó', tono: 'peligro' },
};

/**
 * Says what became of an envío: what was answered last, and after how many tries.
 * @example resultadoEnPalabras({ ultimoError: 'Respondió 500', codigo: 500, intentos: 3 }) // 'Respondió 500, en 3 intentos'
 */
export function resultadoEnPalabras({
  ultimoError,
  codigo,
  intentos,
}: Pick<Envio, 'ultimoError' | 'codigo' | 'intentos'>): string {
  const que = ultimoError ?? (codigo === null ? 'Todavía no salió' : `Respondió ${codigo}`);
  return intentos > 1 ? `${que}, en ${intentos} intentos` : que;
}

export function momentoEnPalabras(momento: string): string {
  return `${nombreDeFecha(fechaDe(momento))}, ${horaDe(momento)}`;
}
