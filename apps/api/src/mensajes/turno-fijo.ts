import { fechaDe, horaDe, nombreDeFecha, nombreDeMomento } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { DatosDeReserva } from '../modules/avisos/avisos.rules.ts';
import type { Entorno } from './entorno.ts';
import type { Mensaje, Renglon } from './mensaje.ts';
import { pagadoAFavor, QUE_LLEVAR, quienesEs, saludoA } from './turno-en-palabras.ts';

type Fecha = NonNullable<DatosDeReserva['serie']>[number];

/** The letter that names all bookings of a turno fijo which were made together. */
export function turnoFijoConfirmado(
  datos: DatosDeReserva,
  fechas: readonly Fecha[],
  { centro, publicUrl }: Entorno,
): Mensaje {
  const conSenia = fechas.filter(({ senia }) => senia !== undefined);
  const total = fechas.reduce((suma, { precioTotal }) => suma + precioTotal, 0);
  const transferencia = datos.senia?.transferencia;
  return {
    asunto: `Turno fijo reservado: ${cuantasFechas(fechas)} desde el ${nombreDeMomento(datos.inicio)}`,
    titulo: 'Turno fijo reservado',
    saludo: saludoA(datos.nombre),
    parrafos: [
      `El turno fijo en ${centro.nombre} está reservado: ${cuantasFechas(fechas)}. Conviene llegar 10 minutos antes.`,
      ...(conSenia.length > 0
        ? [
            'Cada fecha con seña se confirma cuando la seña llega; sin ella, esa fecha se cancela sola.',
          ]
        : []),
    ],
    renglones: [
      ...fechas.map(renglonDe),
      quienesEs(datos.nombres),
      { nombre: 'Precio', valor: `${formatearPesos(total)} en total` },
      ...(transferencia ? [{ nombre: 'Transferir a', valor: transferencia }] : []),
      { nombre: 'Dónde', valor: centro.direccion },
      { nombre: 'Qué llevar', valor: QUE_LLEVAR },
      ...(centro.comoSePaga ? [{ nombre: 'Cómo se paga', valor: centro.comoSePaga }] : []),
    ],
    boton: { texto: 'Ver mis reservas', href: `${publicUrl}/reservas/mis-reservas` },
    nota: 'Cada fecha se puede mover o cancelar por separado, con su propio límite.',
  };
}

/** The letter that names all bookings of a turno fijo which were cancelled together. */
export function turnoFijoCancelado(
  datos: DatosDeReserva,
  fechas: readonly Fecha[],
  { entorno: { centro, publicUrl }, quien }: { entorno: Entorno; quien: string },
): Mensaje {
  const pagado = fechas.reduce((suma, fecha) => suma + fecha.pagado, 0);
  return {
    asunto: `Turno fijo cancelado: ${cuantasFechas(fechas)} desde el ${nombreDeMomento(datos.inicio)}`,
    titulo: 'Turno fijo cancelado',
    saludo: saludoA(datos.nombre),
    parrafos: [
      `Del turno fijo en ${centro.nombre} ${fechas.length === 1 ? 'quedó cancelada' : 'quedaron canceladas'} ${cuantasFechas(fechas)}. ${quien}`,
      ...(datos.motivo ? [`Motivo: ${datos.motivo}`] : []),
      ...pagadoAFavor({ pagado }),
    ],
    renglones: [...fechas.map(renglonDe), quienesEs(datos.nombres)],
    boton: { texto: 'Reservar otro turno', href: `${publicUrl}/reservas/nueva-reserva` },
  };
}

function cuantasFechas({ length }: readonly Fecha[]): string {
  return length === 1 ? '1 fecha' : `${length} fechas`;
}

function renglonDe({ inicio, fin, precioTotal, senia }: Fecha): Renglon {
  const partes = [
    `${horaDe(inicio)} a ${horaDe(fin)}`,
    formatearPesos(precioTotal),
    ...(senia
      ? [`seña de ${formatearPesos(senia.monto)} hasta el ${nombreDeMomento(senia.vence)}`]
      : []),
  ];
  return { nombre: nombreDeFecha(fechaDe(inicio)), valor: partes.join(' · ') };
}
