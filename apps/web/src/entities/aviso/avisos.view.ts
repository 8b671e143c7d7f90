import type { AvisoDeReserva, TipoDeAviso } from '@remanso/contract/seguimiento/avisos.contract';
import { fechaDe, horaDe, nombreDeFecha } from '@remanso/contract/calendario';
import { destinoCon, paginaEn, paginaParaPersonas } from '../../lib/direccion/direccion.ts';
import type { Destino } from '../../lib/direccion/rutas.ts';

const NOMBRES: Record<string, string> = {
  codigo: 'Código para entrar',
  contrasena: 'Enlace para cambiar la contraseña',
  bienvenida: 'Enlace para elegir la contraseña',
  'contrasena-cambiada': 'Contraseña cambiada',
  registro: 'Bienvenida',
  'confirmar-email': 'Enlace para confirmar el email',
  'cambio-de-email': 'Cambio de email',
  'cuenta-borrada': 'Cuenta eliminada',
  confirmacion: 'Confirmación de reserva',
  senia: 'Pedido de seña',
  'senia-por-vencer': 'Aviso de que vence la seña',
  cambio: 'Cambio de reserva',
  cancelacion: 'Cancelación de reserva',
  recordatorio: 'Recordatorio',
  cierre: 'Aviso de cierre',
  oferta: 'Oferta de lugares',
  'oferta-vencida': 'Oferta que terminó',
} satisfies Record<TipoDeAviso, string>;

/**
 * Returns the name that the desk sees for a kind of aviso. Returns an unknown kind unchanged, as
 * the server sent it.
 */
export function nombreDeAviso(tipo: unknown): string {
  return typeof tipo === 'string' ? (NOMBRES[tipo] ?? tipo) : 'Mensaje';
}

/** Returns a momento in words, such as 'jueves 1 de octubre, 07:00'. */
export function cuando(momento: string): string {
  return `${nombreDeFecha(fechaDe(momento))}, ${horaDe(momento)}`;
}

/**
 * Says in `texto` whether an aviso was sent. `termino` is true once the server has stopped trying;
 * only then can the desk send the aviso again.
 */
export function entregaDe({
  enviadoEn,
  fallidoEn,
  motivo,
}: Pick<AvisoDeReserva, 'enviadoEn' | 'fallidoEn' | 'motivo'>): {
  texto: string;
  termino: boolean;
} {
  if (enviadoEn !== null) return { texto: `Enviado: ${cuando(enviadoEn)}`, termino: true };
  const porque = motivo === null ? '' : `. ${motivo}`;
  return fallidoEn === null
    ? { texto: `Se está enviando${porque}`, termino: false }
    : { texto: `No se pudo entregar: ${cuando(fallidoEn)}${porque}`, termino: true };
}

export function cuantosSinEntregar(cuantos: number): string {
  return cuantos === 1
    ? 'Un mensaje por email no se pudo entregar.'
    : `${cuantos} mensajes por email no se pudieron entregar.`;
}

export function intentosEnPalabras(intentos: number): string {
  if (intentos === 0) return 'sin intentos';
  return intentos === 1 ? '1 intento' : `${intentos} intentos`;
}

export function leerPagina(consulta: string): number {
  return paginaEn(consulta);
}

export function destinoDe(pagina: number): Destino {
  return destinoCon('/dashboard/avisos', { pagina: paginaParaPersonas(pagina) });
}
