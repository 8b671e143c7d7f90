import type { Tx } from '../../database/transaction.ts';

interface AbonoDeAntes {
  usuarioId: number;
  lugares: number;
}

/**
 * Makes an abono 'De antes' of each client's places, without a price and of a year. There are no
 * abonos yet: the places are read, and nothing is made of them.
 */
export async function darAbonosDeAntes(_tx: Tx, _abonos: readonly AbonoDeAntes[]): Promise<void> {}
