import { nombreDeMomento } from '@remanso/contract/calendario';
import type { DatosDeReserva } from '../modules/avisos/avisos.rules.ts';
import type { Mensaje } from './mensaje.ts';
import type { Entorno } from './entorno.ts';
import { deTurnoEnPie } from './turno-en-palabras.ts';
import { turnoFijoConfirmado } from './turno-fijo.ts';

export function confirmacion(datos: DatosDeReserva, entorno: Entorno): Mensaje {
  if (datos.serie) return turnoFijoConfirmado(datos, datos.serie, entorno);
  return {
    asunto: `Reserva confirmada: ${nombreDeMomento(datos.inicio)}`,
    titulo: 'Reserva confirmada',
    parrafos: [`Tu turno en ${entorno.centro.nombre} está reservado. Llega 10 minutos antes.`],
    ...deTurnoEnPie(datos, entorno),
  };
}
