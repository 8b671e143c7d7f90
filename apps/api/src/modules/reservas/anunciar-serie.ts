import type { Tx } from '../../database/transaction.ts';
import type { DatosDeReserva } from '../avisos/avisos.rules.ts';
import type { Anunciar } from '../avisos/crear-avisar.ts';
import { fichaDeFila, type FilaDeFicha } from '../reservas-leidas/ficha.queries.ts';
import { datosDeFicha } from './anunciar-cambio.ts';

interface Noticia {
  tipo: 'confirmacion' | 'cancelacion';
  /** The bookings of one series that were made or cancelled together, the earliest first. */
  filas: readonly FilaDeFicha[];
  quien: NonNullable<DatosDeReserva['quien']>;
  motivo?: string | undefined;
}

/**
 * Queues the one message that tells the holder of all bookings of a series that were made or
 * cancelled together, in the transaction of the change (rules §22.6).
 */
export async function anunciarSerie(
  tx: Tx,
  { avisar, clock }: Anunciar,
  { tipo, filas, quien, motivo }: Noticia,
): Promise<void> {
  const dichas = filas.flatMap((fila) => {
    const ficha = fila.notifica && fila.inicio > clock.now() ? fichaDeFila(fila) : undefined;
    return ficha ? [{ id: fila.id, titular: ficha.titular, datos: datosDeFicha(ficha) }] : [];
  });
  const [primera] = dichas;
  if (!primera) return;
  const { id, titular, datos } = primera;
  await avisar(tx, {
    tipo,
    para: titular.email,
    usuarioId: titular.id,
    reservaId: id,
    datos: {
      ...datos,
      ...(tipo === 'cancelacion' && { quien }),
      ...(motivo && quien !== 'CLIENTE' && { motivo }),
      serie: dichas.map(({ id: reservaId, datos: suyos }) => fechaDeSerie(reservaId, suyos)),
    },
  });
}

function fechaDeSerie(reservaId: number, datos: DatosDeReserva) {
  const { inicio, fin, precioTotal, pagado = 0, secuencia, senia } = datos;
  return {
    reservaId,
    inicio,
    fin,
    precioTotal,
    pagado,
    secuencia,
    ...(senia && { senia: { monto: senia.monto, vence: senia.vence } }),
  };
}
