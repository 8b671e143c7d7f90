import { createHash } from 'node:crypto';
import type {
  FechaPrevista,
  SeriePrevista,
} from '@remanso/contract/serie/series-previstas.contract';
import type { Dependencies } from '../../../dependencies.ts';
import { mirarPlan } from '../../plan/tomar-plan.ts';
import { buscarUsuario } from '../../usuarios/usuarios.queries.ts';
import { abrirSerie, type PedidoDeSerie } from './abrir-serie.ts';
import { preverFechas } from './fechas.rules.ts';
import { conAlternativas, diasDe, leerSituacion } from './leer-situacion.ts';

/** Says what each date of a series would be, and where it could go. Writes nothing (rules §22.2). */
export function previsualizarSerie(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  pedido: PedidoDeSerie,
): Promise<SeriePrevista> {
  return mirarPlan(db, async (tx) => {
    const { titular, personas, preciosFijos, inicios } = await abrirSerie(
      tx,
      { clock, leer: buscarUsuario },
      pedido,
    );
    const { usuarioId } = titular;
    const situacion = await leerSituacion(tx, clock, {
      usuarioId,
      personas,
      preciosFijos,
      dias: diasDe(inicios),
    });
    const fechas = await conAlternativas(tx, clock, {
      usuarioId,
      fechas: preverFechas(inicios, situacion),
      situacion,
    });
    return previstaDe(pedido, { usuarioId, fechas });
  });
}

interface Prevista {
  usuarioId: number;
  fechas: FechaPrevista[];
}

export function previstaDe(pedido: PedidoDeSerie, { usuarioId, fechas }: Prevista): SeriePrevista {
  const libres = fechas.filter(({ resultado }) => resultado === 'LIBRE');
  return {
    fechas,
    total: libres.reduce((suma, { precio }) => suma + precio, 0),
    sello: sellar(pedido, { usuarioId, fechas }),
  };
}

/**
 * Returns the mark of what a preview has shown: the client, the terms, and the resultado and the
 * price of each date. What else may change meanwhile is refused where it is booked.
 */
export function sellar(
  { franjaId, cada, veces, acompaniantes, abonoVendidoId }: PedidoDeSerie,
  {
    usuarioId,
    fechas,
  }: {
    usuarioId: number;
    fechas: readonly Pick<FechaPrevista, 'fecha' | 'resultado' | 'precio'>[];
  },
): string {
  const terminos = [usuarioId, franjaId, cada, veces, acompaniantes.length, abonoVendidoId ?? null];
  const vistas = fechas.map(({ fecha, resultado, precio }) => [fecha, resultado, precio]);
  return createHash('sha256')
    .update(JSON.stringify([terminos, vistas]))
    .digest('base64url');
}
