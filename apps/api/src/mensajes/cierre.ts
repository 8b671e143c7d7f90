import { nombreDeMomento } from '@remanso/contract/calendario';
import type { DatosDeReserva } from '../modules/avisos/avisos.rules.ts';
import type { Mensaje } from './mensaje.ts';
import type { Entorno } from './entorno.ts';
import { deTurno, pagadoAFavor, quienesYCuanto } from './turno-en-palabras.ts';

/**
 * The letter that tells the holder of a booking that the centre does not open at the hour of the
 * booking, and what the holder can do.
 */
export function cierre(datos: DatosDeReserva, { centro, enlace }: Entorno): Mensaje {
  const turno = nombreDeMomento(datos.inicio);
  const { momento, saludo } = deTurno(datos);
  return {
    asunto: `El centro no abre en el turno del ${turno}`,
    titulo: 'En ese turno el centro no abre',
    momento: { ...momento, tachado: true },
    saludo,
    parrafos: [
      `El turno del ${turno} en ${centro.nombre} no se va a poder hacer: a esa hora el centro no abre.`,
      ...(datos.motivo ? [`Motivo: ${datos.motivo}`] : []),
      'El centro va a proponer otro turno. Si no conviene esperar, la reserva se puede cancelar ahora mismo desde la cuenta, sin plazo, hasta la hora en que empezaba.',
      ...pagadoAFavor(datos),
    ],
    renglones: quienesYCuanto(datos),
    boton: { texto: 'Ver la reserva', href: enlace },
  };
}
