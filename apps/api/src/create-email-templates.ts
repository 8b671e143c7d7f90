import type { Executor } from './database/transaction.ts';
import { abono, abonoPorVencer } from './mensajes/abono.ts';
import { cambioDeEmail } from './mensajes/cambio-de-email.ts';
import { contrasenaCambiada } from './mensajes/contrasena-cambiada.ts';
import { cuentaBorrada } from './mensajes/cuenta-borrada.ts';
import { ofertaVencida } from './mensajes/oferta/oferta.ts';
import { registroConCodigo } from './mensajes/registro.ts';
import { crearRedactarDeReserva } from './mensajes/redactar-de-reserva.ts';
import { crearRedactarOferta } from './mensajes/oferta/redactar-oferta.ts';
import type { EmailTemplates } from './modules/avisos/avisos.emails.ts';
import { buscarTurnoPublico } from './modules/agenda/buscar-turno-publico.ts';
import { crearRedactarCodigo } from './modules/auth/redactar-codigo.ts';
import { crearRedactarConfirmacion } from './modules/confirmaciones/redactar-confirmacion.ts';
import { crearRedactarEnlace } from './modules/password-reset/redactar-enlace.ts';
import type { Clock } from './platform/clock.ts';
import type { CodeDigits } from './platform/security/code-digits.ts';

interface Options {
  db: Executor;
  clock: Clock;
  publicUrl: string;
  codeDigits: CodeDigits;
}

/**
 * Creates the functions that write the letters of each kind of aviso. Their texts are in
 * `mensajes/`.
 */
export function createEmailTemplates(options: Options): EmailTemplates {
  const { publicUrl } = options;
  const redactarEnlace = crearRedactarEnlace(options);
  const redactarConfirmacion = crearRedactarConfirmacion(options);
  return {
    codigo: crearRedactarCodigo({
      ...options,
      buscarTurno: (turno) => buscarTurnoPublico(options.db, options.clock.now(), turno),
    }),
    contrasena: redactarEnlace,
    bienvenida: redactarEnlace,
    registro: async (aviso, centro) =>
      aviso.datos.conCodigo
        ? { mensaje: registroConCodigo(aviso.datos.nombre, centro, publicUrl) }
        : redactarConfirmacion(aviso, centro),
    'confirmar-email': redactarConfirmacion,
    'contrasena-cambiada': async ({ datos }, centro) => ({
      mensaje: contrasenaCambiada(datos, { centro, publicUrl }),
    }),
    'cambio-de-email': async ({ datos }, centro) => ({
      mensaje: cambioDeEmail(datos, centro),
    }),
    'cuenta-borrada': async ({ datos }, centro) => ({
      mensaje: cuentaBorrada(datos.nombre, centro),
    }),
    confirmacion: crearRedactarDeReserva('confirmacion', options),
    senia: crearRedactarDeReserva('senia', options),
    'senia-por-vencer': crearRedactarDeReserva('senia-por-vencer', options),
    cambio: crearRedactarDeReserva('cambio', options),
    cancelacion: crearRedactarDeReserva('cancelacion', options),
    recordatorio: crearRedactarDeReserva('recordatorio', options),
    cierre: crearRedactarDeReserva('cierre', options),
    oferta: crearRedactarOferta(options),
    abono: async ({ datos }, centro) => ({ mensaje: abono(datos, { centro, publicUrl }) }),
    'abono-por-vencer': async ({ datos }, centro) => ({
      mensaje: abonoPorVencer(datos, { centro, publicUrl }),
    }),
    'oferta-vencida': async ({ datos }, centro) => ({
      mensaje: ofertaVencida(datos, { centro, publicUrl }),
    }),
  };
}
