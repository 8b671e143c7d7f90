import { fechaDe, horaDe, nombreDeFecha, nombreDeMomento } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { DatosDeReserva } from '../modules/avisos/avisos.rules.ts';
import type { Entorno } from './entorno.ts';
import type { Mensaje, Renglon } from './mensaje.ts';
import {
  comoSePaga,
  conAbono,
  pagadoAFavor,
  QUE_LLEVAR,
  quienesEs,
  saludoA,
} from './turno-en-palabras.ts';

type Fecha = NonNullable<DatosDeReserva['serie']>[number];

/** The letter that names all bookings of a turno fijo which were made together. */
export function turnoFijoConfirmado(
  datos: DatosDeReserva,
  fechas: readonly Fecha[],
  { centro, publicUrl }: Entorno,
): Mensaje {
  const total = fechas.reduce((suma, { precioTotal }) => suma + precioTotal, 0);
  return {
    ...encabezado(datos, fechas, centro.nombre),
    saludo: saludoA(datos.nombre),
    renglones: [
      ...fechas.map((fecha) => renglonDe(fecha, datos)),
      quienesEs(datos.nombres),
      datos.abono === undefined
        ? { nombre: 'Precio', valor: `${formatearPesos(total)} en total` }
        : conAbono(datos.abono),
      ...lasSenias(datos, fechas),
      { nombre: 'Dónde', valor: centro.direccion },
      { nombre: 'Qué llevar', valor: QUE_LLEVAR },
      ...comoSePaga(datos, centro),
    ],
    boton: { texto: 'Ver mis reservas', href: `${publicUrl}/reservas/mis-reservas` },
    nota: 'Puedes mover o cancelar cada fecha por separado, con su propio límite.',
  };
}

/** Returns what the letter says first: that all is booked, or that some dates wait for their seña. */
function encabezado({ inicio }: DatosDeReserva, fechas: readonly Fecha[], centro: string) {
  const cuantas = cuantasFechas(fechas);
  const desde = `${cuantas} desde el ${nombreDeMomento(inicio)}`;
  if (fechas.every(({ senia }) => !senia)) {
    return {
      asunto: `Turno fijo reservado: ${desde}`,
      titulo: 'Turno fijo reservado',
      parrafos: [`Tu turno fijo en ${centro} está reservado: ${cuantas}. Llega 10 minutos antes.`],
    };
  }
  return {
    asunto: `Falta la seña del turno fijo: ${desde}`,
    titulo: 'Falta la seña del turno fijo',
    parrafos: [
      `Te guardamos los lugares en ${centro}: ${cuantas}. Cada una se confirma cuando llega su seña; sin ella, esa fecha se cancela sola.`,
    ],
  };
}

/** The letter that asks once more for the señas of a turno fijo, all that have not come. */
export function seniasPorVencer(
  datos: DatosDeReserva,
  fechas: readonly Fecha[],
  { centro, publicUrl }: Entorno,
): Mensaje {
  const [primera] = fechas.flatMap(({ senia }) => senia?.vence ?? []).toSorted();
  const plazo = nombreDeMomento(primera ?? datos.inicio);
  return {
    asunto: `Las señas del turno fijo vencen desde el ${plazo}`,
    titulo: 'Están por vencer las señas',
    saludo: saludoA(datos.nombre),
    parrafos: [
      `De tu turno fijo en ${centro.nombre} todavía no ${fechas.length === 1 ? 'llegó la seña' : 'llegaron las señas'} de ${cuantasFechas(fechas)}. La fecha cuya seña no llega a tiempo se cancela sola y su lugar queda libre.`,
    ],
    renglones: [
      ...fechas.map((fecha) => renglonDe(fecha, datos)),
      ...lasSenias(datos, fechas),
      { nombre: 'Dónde', valor: centro.direccion },
    ],
    boton: { texto: 'Ver mis reservas', href: `${publicUrl}/reservas/mis-reservas` },
    nota: 'Mándale al centro el comprobante de la transferencia.',
  };
}

/** Returns the lines about the señas of a series; none where no date waits for one. */
function lasSenias({ senia }: DatosDeReserva, fechas: readonly Fecha[]): Renglon[] {
  const suma = fechas.reduce((total, fecha) => total + porLlegar(fecha), 0);
  if (suma === 0) return [];
  return [
    { nombre: 'Señas', valor: `${formatearPesos(suma)} en total` },
    ...(senia?.transferencia ? [{ nombre: 'Transferir a', valor: senia.transferencia }] : []),
  ];
}

/** The letter that names all bookings of a turno fijo which were cancelled together. */
export function turnoFijoCancelado(
  datos: DatosDeReserva,
  fechas: readonly Fecha[],
  { centro, publicUrl }: Entorno,
): Mensaje {
  const pagado = fechas.reduce((suma, fecha) => suma + fecha.pagado, 0);
  const uno = fechas.length === 1;
  const queSeCancelo = uno ? 'Se canceló 1 turno' : `Se cancelaron ${fechas.length} turnos`;
  const porElCentro = uno ? 'Lo canceló el centro.' : 'Los canceló el centro.';
  const porTi = uno ? 'Lo cancelaste desde tu cuenta.' : 'Los cancelaste desde tu cuenta.';
  const quien = datos.quien === 'CLIENTE' ? porTi : porElCentro;
  return {
    asunto: `Turno fijo cancelado: ${cuantasFechas(fechas)} desde el ${nombreDeMomento(datos.inicio)}`,
    titulo: 'Turno fijo cancelado',
    saludo: saludoA(datos.nombre),
    parrafos: [
      `${queSeCancelo} de tu turno fijo en ${centro.nombre}. ${quien}`,
      ...(datos.motivo ? [`Motivo: ${datos.motivo}`] : []),
      ...pagadoAFavor({ pagado }),
    ],
    renglones: [...fechas.map((fecha) => renglonDe(fecha, datos)), quienesEs(datos.nombres)],
    boton: { texto: 'Reservar otro turno', href: `${publicUrl}/reservas/nueva-reserva` },
  };
}

function cuantasFechas({ length }: readonly Fecha[]): string {
  return length === 1 ? '1 fecha' : `${length} fechas`;
}

/** Returns the part of a date's seña that has not been paid. */
function porLlegar({ senia, pagado }: Pick<Fecha, 'senia' | 'pagado'>): number {
  return Math.max(0, (senia?.monto ?? 0) - pagado);
}

function renglonDe(
  { inicio, fin, precioTotal, senia, pagado }: Fecha,
  { abono }: DatosDeReserva,
): Renglon {
  const partes = [
    `${horaDe(inicio)} a ${horaDe(fin)}`,
    ...(abono === undefined ? [formatearPesos(precioTotal)] : []),
    ...(senia
      ? [
          `seña de ${formatearPesos(porLlegar({ senia, pagado }))} hasta el ${nombreDeMomento(senia.vence)}`,
        ]
      : []),
  ];
  return { nombre: nombreDeFecha(fechaDe(inicio)), valor: partes.join(' · ') };
}
