import { nombreDeMomento } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { DatosDeReserva } from '../modules/avisos/avisos.rules.ts';
import type { Mensaje } from './mensaje.ts';
import type { Entorno } from './redactar-de-reserva.ts';
import { deTurno, quienesYCuanto } from './turno-en-palabras.ts';

/** Asks for what confirms a booking; one without it is told as any other. */
export function senia(datos: DatosDeReserva, { centro, publicUrl }: Entorno): Mensaje {
  const { monto, vence, transferencia } = datos.senia ?? { monto: 0, vence: datos.inicio };
  const plazo = nombreDeMomento(vence);
  return {
    asunto: `Falta la seña: ${nombreDeMomento(datos.inicio)}`,
    titulo: 'Falta la seña',
    ...deTurno(datos),
    parrafos: [
      `El lugar en ${centro.nombre} queda guardado hasta el ${plazo}. La reserva se confirma cuando llega la seña; sin ella se cancela sola.`,
    ],
    renglones: [
      { nombre: 'Seña', valor: formatearPesos(monto) },
      { nombre: 'Hasta', valor: plazo },
      ...(transferencia ? [{ nombre: 'Transferir a', valor: transferencia }] : []),
      ...quienesYCuanto(datos),
      { nombre: 'Dónde', valor: centro.direccion },
    ],
    boton: { texto: 'Ver la reserva', href: `${publicUrl}/reservas/mis-reservas` },
    nota: 'Conviene mandarle al centro el comprobante de la transferencia.',
  };
}
