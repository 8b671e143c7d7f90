import type { Tx } from '../../database/transaction.ts';
import type { DatosDeReserva } from '../avisos/avisos.rules.ts';
import type { Anunciar } from '../avisos/crear-avisar.ts';
import { fichaDeFila, type FilaDeFicha } from '../reservas-leidas/ficha.queries.ts';
import { datosDeFicha } from './anunciar-cambio.ts';

interface Noticia {
  tipo: 'confirmacion' | 'cancelacion' | 'senia-por-vencer';
  /**
   * The bookings of one series that were made or cancelled together, or whose señas have not come,
   * the earliest first.
   */
  filas: readonly FilaDeFicha[];
  quien: NonNullable<DatosDeReserva['quien']>;
  motivo?: string | undefined;
  /** The key by which the message is queued only once. */
  clave?: string;
}

/**
 * Queues the one message that tells the holder of several bookings of a series, in the transaction
 * of what it tells (rules §22.6).
 */
export async function anunciarSerie(
  tx: Tx,
  { avisar, clock }: Anunciar,
  { tipo, filas, quien, motivo, clave }: Noticia,
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
    ...(clave !== undefined && { clave }),
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
