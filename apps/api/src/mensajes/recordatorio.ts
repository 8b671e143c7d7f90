import { nombreDeMomento } from '@remanso/contract/calendario';
import type { DatosDeReserva } from '../modules/avisos/avisos.rules.ts';
import type { Mensaje } from './mensaje.ts';
import type { Entorno } from './entorno.ts';
import { deTurnoEnPie } from './turno-en-palabras.ts';

export function recordatorio(datos: DatosDeReserva, entorno: Entorno): Mensaje {
  return {
    asunto: `Recordatorio: ${nombreDeMomento(datos.inicio)}`,
    titulo: 'Se acerca tu turno',
    parrafos: [`Tu turno en ${entorno.centro.nombre} se acerca. Llega 10 minutos antes.`],
    ...deTurnoEnPie(datos, entorno),
  };
}
