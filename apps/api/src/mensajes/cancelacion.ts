import { nombreDeMomento } from '@remanso/contract/calendario';
import type { DatosDeReserva } from '../modules/avisos/avisos.rules.ts';
import type { Mensaje } from './mensaje.ts';
import type { Entorno } from './entorno.ts';
import { deTurno, pagadoAFavor, quienesYCuanto } from './turno-en-palabras.ts';
import { turnoFijoCancelado } from './turno-fijo.ts';

const QUIEN = {
  CLIENTE: 'La cancelaste desde tu cuenta.',
  CENTRO: 'La canceló el centro.',
  SISTEMA: 'Se canceló sola, porque nadie la confirmó antes de que empezara.',
  SIN_SENIA: 'Se canceló sola, porque la seña no llegó a tiempo.',
};

export function cancelacion(datos: DatosDeReserva, entorno: Entorno): Mensaje {
  const { centro, publicUrl } = entorno;
  if (datos.serie) return turnoFijoCancelado(datos, datos.serie, entorno);
  const quien = QUIEN[datos.quien ?? 'CENTRO'];
  const { momento, saludo } = deTurno(datos);
  return {
    asunto: `Reserva cancelada: ${nombreDeMomento(datos.inicio)}`,
    titulo: 'Reserva cancelada',
    momento: { ...momento, tachado: true },
    saludo,
    parrafos: [
      `Tu reserva en ${centro.nombre} del ${nombreDeMomento(datos.inicio)} quedó cancelada. ${quien}`,
      ...(datos.motivo ? [`Motivo: ${datos.motivo}`] : []),
      ...pagadoAFavor(datos),
    ],
    renglones: quienesYCuanto(datos),
    boton: { texto: 'Reservar otro turno', href: `${publicUrl}/reservas/nueva-reserva` },
  };
}
