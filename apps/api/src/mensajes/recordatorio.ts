import { nombreDeMomento } from '@remanso/contract/calendario';
import type { DatosDeReserva } from '../modules/avisos/avisos.rules.ts';
import type { Mensaje } from './mensaje.ts';
import type { Entorno } from './redactar-de-reserva.ts';
import {
  botonDeMisReservas,
  momentoDe,
  notaDePlazo,
  renglonesDe,
  saludoA,
} from './turno-en-palabras.ts';

export function recordatorio(datos: DatosDeReserva, entorno: Entorno): Mensaje {
  const { centro, ahora, publicUrl } = entorno;
  return {
    asunto: `Recordatorio: ${nombreDeMomento(datos.inicio)}`,
    titulo: 'Se acerca el turno',
    momento: momentoDe(datos),
    saludo: saludoA(datos.nombre),
    parrafos: [`El turno en ${centro.nombre} es pronto. Conviene llegar 10 minutos antes.`],
    renglones: renglonesDe(datos, centro),
    ...botonDeMisReservas(publicUrl),
    ...notaDePlazo(datos, ahora),
  };
}
