import type { FranjaOcupada } from '../../franjas/franjas.repository.ts';
import type { FilaDeFicha } from '../../reservas-leidas/ficha.queries.ts';
import type { NuevoAsiento } from '../asientos/asientos.repository.ts';
import type { NuevaReserva } from '../reservas.repository.ts';
import type { Condiciones } from './condiciones.queries.ts';

interface Hecha {
  nueva: NuevaReserva;
  asientos: readonly NuevoAsiento[];
  franja: FranjaOcupada;
  condiciones: Pick<Condiciones, 'config' | 'cliente'>;
}

/**
 * Returns a new booking as `selectFichas` reads it once it is written and before an abono pays it. So a
 * booking, its letter and its answer travel in one message (decision 34); a test holds the two together.
 */
export function componerNueva({ nueva, asientos, franja, condiciones }: Hecha): FilaDeFicha {
  const { config, cliente } = condiciones;
  return {
    id: nueva.id,
    estado: nueva.estado,
    guardada: nueva.estado,
    secuencia: 0,
    precio_total: nueva.precioTotal,
    senia_porcentaje: nueva.seniaPorcentaje,
    senia_vence: nueva.seniaVence,
    pagado: 0,
    abono_vendido_id: nueva.abonoVendidoId,
    abono_nombre: null,
    serie_id: null,
    serie_inicio: null,
    notas: nueva.notas,
    tarde: null,
    creada_en: Temporal.Instant.from(nueva.creadaEn).epochMilliseconds,
    franja_id: nueva.franjaId,
    inicio: franja.inicio,
    fin: franja.fin,
    bloqueada: false,
    motivo: franja.motivo,
    cliente_id: nueva.usuarioId,
    ...cliente,
    asientos: asientos.map(({ nombre, sexo }, n) => ({
      id: nueva.asientoIds[n] as number,
      es_titular: n === 0,
      nombre,
      sexo,
      presente: null,
    })),
    limite_cancel_horas: config?.limiteCancelHoras ?? null,
    transferencia: config?.datosDeTransferencia ?? null,
    notifica: config?.notificacionesActivas ?? true,
  };
}
