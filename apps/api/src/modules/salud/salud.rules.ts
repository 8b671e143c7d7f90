import { momentoEnZona } from '@remanso/contract/calendario';
import type { Alerta, CodigoDeAlerta } from '@remanso/contract/sistema/salud.contract';
import type { Clock } from '../../platform/clock.ts';
import type { DailyWork } from '../../platform/jobs/create-daily-work.ts';
import type { Pendientes } from './salud.queries.ts';

const HORA_MS = 60 * 60_000;
const CORREO_MS = HORA_MS;
const RESPALDO_MS = 48 * HORA_MS;

interface Estado extends Pendientes {
  /** True where this installation makes a backup every night. */
  seRespalda: boolean;
  atrasados: ReturnType<DailyWork['late']>;
}

/**
 * Returns an alerta for each kind of work that is late (letters, backups, daily jobs), and for
 * webhooks that were turned off.
 */
export function alertasDeAtraso(
  clock: Pick<Clock, 'epoch' | 'timeZone'>,
  { correoDesde, respaldoEn, webhookDesde, centroDesde, seRespalda, atrasados }: Estado,
): Alerta[] {
  const alertas: Alerta[] = [];
  const decir = (codigo: CodigoDeAlerta, desde: number, mensaje: string) =>
    alertas.push({ codigo, mensaje, desde: momentoEnZona(desde, clock.timeZone) });
  const ahora = clock.epoch();

  if (atrasados) {
    const cuales = atrasados.names.map((name) => `«${name}»`).join(' y ');
    const mensaje = `El trabajo del día ${cuales} no se pudo hacer todavía. Mira el registro del servidor.`;
    decir('TRABAJO', ahora - atrasados.sinceMs, mensaje);
  }
  if (correoDesde !== null && ahora - correoDesde > CORREO_MS) {
    const mensaje =
      'Hay emails que esperan para salir desde hace más de una hora. Revisa el servidor de email.';
    decir('CORREO', correoDesde + CORREO_MS, mensaje);
  }
  if (webhookDesde !== null) {
    const mensaje =
      'Un programa que recibía avisos falló cien veces seguidas y ya no los recibe. Revísalo y vuelve a prenderlo en Configuración.';
    decir('WEBHOOK', webhookDesde, mensaje);
  }
  const respaldado = respaldoEn ?? centroDesde;
  if (
    seRespalda &&
    centroDesde !== null &&
    respaldado !== null &&
    ahora - respaldado > RESPALDO_MS
  ) {
    const mensaje =
      'No hay un respaldo desde hace más de dos días. Haz uno (npm run respaldo) y mira el registro del servidor.';
    decir('RESPALDO', respaldado + RESPALDO_MS, mensaje);
  }
  return alertas;
}
