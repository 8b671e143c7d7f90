import type { Executor } from './database/transaction.ts';
import { cambioDeEmail } from './mensajes/cambio-de-email.ts';
import { contrasenaCambiada } from './mensajes/contrasena-cambiada.ts';
import { cuentaBorrada } from './mensajes/cuenta-borrada.ts';
import { ofertaVencida } from './mensajes/oferta.ts';
import { crearRedactarDeReserva } from './mensajes/redactar-de-reserva.ts';
import { crearRedactarOferta } from './mensajes/redactar-oferta.ts';
import type { Redactores } from './modules/avisos/enviar-aviso.ts';
import { crearRedactarConfirmacion } from './modules/confirmaciones/redactar-confirmacion.ts';
import { crearRedactarEnlace } from './modules/password-reset/redactar-enlace.ts';
import type { Clock } from './platform/clock.ts';

interface Options {
  db: Executor;
  clock: Clock;
  publicUrl: string;
}

/**
 * Creates the functions that write the letters of each kind of aviso. Their texts are in
 * `mensajes/`.
 */
export function crearRedactores(options: Options): Redactores {
  const { publicUrl } = options;
  const redactarEnlace = crearRedactarEnlace(options);
  const redactarConfirmacion = crearRedactarConfirmacion(options);
  return {
    contrasena: redactarEnlace,
    bienvenida: redactarEnlace,
    registro: redactarConfirmacion,
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
    'oferta-vencida': async ({ datos }, centro) => ({
      mensaje: ofertaVencida(datos, { centro, publicUrl }),
    }),
  };
}
