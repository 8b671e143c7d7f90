import { nombreDeMomento } from '@remanso/contract/calendario';
import type { DatosDeReserva } from '../modules/avisos/avisos.rules.ts';
import type { Mensaje } from './mensaje.ts';
import type { Entorno } from './entorno.ts';
import { deTurnoEnPie } from './turno-en-palabras.ts';

export function cambio(datos: DatosDeReserva, entorno: Entorno): Mensaje {
  const seMueve = datos.antes !== undefined && datos.antes.inicio !== datos.inicio;
  return {
    asunto: `${seMueve || !datos.seBajo ? 'Cambió tu reserva' : `${datos.seBajo} no puede ir`}: ${nombreDeMomento(datos.inicio)}`,
    titulo: seMueve ? 'Tu reserva cambió de turno' : 'Cambió quiénes vienen',
    parrafos: [
      seMueve
        ? `Tu reserva del ${nombreDeMomento(datos.antes?.inicio ?? '')} pasó al ${nombreDeMomento(datos.inicio)}.`
        : quienesVienen(datos),
    ],
    ...deTurnoEnPie(datos, entorno),
  };
}

function quienesVienen({ inicio, seBajo }: DatosDeReserva): string {
  return seBajo === undefined
    ? `Cambió quiénes vienen a tu turno del ${nombreDeMomento(inicio)}.`
    : `${seBajo} avisó que no puede ir a tu turno del ${nombreDeMomento(inicio)}, y su lugar se liberó.`;
}
