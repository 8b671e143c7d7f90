import type { TipoDeAviso } from '@remanso/contract/avisos.contract';
import type { Executor } from './database/transaction.ts';
import { cambioDeEmail, type CambioDeEmail } from './mensajes/cambio-de-email.ts';
import { contrasenaCambiada, type ContrasenaCambiada } from './mensajes/contrasena-cambiada.ts';
import { cuentaBorrada } from './mensajes/cuenta-borrada.ts';
import { crearRedactarDeReserva } from './mensajes/redactar-de-reserva.ts';
import type { Redactar } from './modules/avisos/enviar-aviso.ts';
import { crearRedactarConfirmacion } from './modules/confirmaciones/redactar-confirmacion.ts';
import { crearRedactarEnlace } from './modules/password-reset/redactar-enlace.ts';
import type { Clock } from './platform/clock.ts';

interface Options {
  db: Executor;
  clock: Clock;
  publicUrl: string;
}

/** Creates the writers of all kinds of aviso; their words are in `mensajes/`. */
export function crearRedactores(options: Options): Record<TipoDeAviso, Redactar> {
  const { publicUrl } = options;
  const redactarEnlace = crearRedactarEnlace(options);
  const redactarConfirmacion = crearRedactarConfirmacion(options);
  return {
    contrasena: redactarEnlace,
    bienvenida: redactarEnlace,
    registro: redactarConfirmacion,
    'confirmar-email': redactarConfirmacion,
    'contrasena-cambiada': async ({ datos }, centro) => ({
      mensaje: contrasenaCambiada(datos as ContrasenaCambiada, { centro, publicUrl }),
    }),
    'cambio-de-email': async ({ datos }, centro) => ({
      mensaje: cambioDeEmail(datos as CambioDeEmail, centro),
    }),
    'cuenta-borrada': async ({ datos }, centro) => ({
      mensaje: cuentaBorrada(nombreEn(datos), centro),
    }),
    confirmacion: crearRedactarDeReserva('confirmacion', options),
    senia: crearRedactarDeReserva('senia', options),
    'senia-por-vencer': crearRedactarDeReserva('senia-por-vencer', options),
    cambio: crearRedactarDeReserva('cambio', options),
    cancelacion: crearRedactarDeReserva('cancelacion', options),
    recordatorio: crearRedactarDeReserva('recordatorio', options),
    cierre: crearRedactarDeReserva('cierre', options),
  };
}

const nombreEn = (datos: unknown) => (datos as { nombre: string }).nombre;
