import { venceDeAbono } from '@remanso/contract/abono/abonos.rules';
import type { Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { insertarDeAntes } from '../abonos/abonos.repository.ts';

const NOMBRE = 'De antes';
const UN_ANIO = 365;

interface AbonoDeAntes {
  usuarioId: number;
  lugares: number;
}

/** Gives clients an abono 'De antes' of their places, without a price and of a year (rules §21.9). */
export async function darAbonosDeAntes(
  tx: Tx,
  clock: Clock,
  { abonos, autorId }: { abonos: readonly AbonoDeAntes[]; autorId: number },
): Promise<void> {
  if (abonos.length === 0) return;
  const desde = clock.today();
  const vence = venceDeAbono(desde, UN_ANIO);
  const comun = { nombre: NOMBRE, desde, vence, vendidoEn: clock.instant(), vendidoPor: autorId };
  await insertarDeAntes(tx, abonos, comun);
}
