/** The least number of latest events that are kept for streams that were cut off. */
const RECORDADOS = 5_000;

/** How many ids belong to one transaction. No transaction causes as many events. */
export const IDS_POR_TRANSACCION = 100_000;

export interface Contado {
  id: number;
  /** The words of the notification after the transaction's number. */
  palabras: string[];
}

/**
 * The latest notifications of the database. Every instance receives them in the order of their
 * commits. The id of an event is made from the highest transaction number so far, and ids only grow
 * (decision 29). Two instances never give one id to different events, but an instance that began
 * later may give an event a different id.
 */
export interface Historial {
  /** Forgets all notifications, and adds `aviso` as the first. */
  empezar(aviso: string): void;
  agregar(aviso: string): Contado;
  /** Returns the id of the latest notification; 0 where there is none. */
  ultimo(): number;
  /** Returns the notifications after an id. Undefined where the id was forgotten or never given. */
  desde(id: number): Contado[] | undefined;
}

export function crearHistorial(recordados = RECORDADOS): Historial {
  let contados: Contado[] = [];

  const historial: Historial = {
    empezar(aviso) {
      contados = [];
      historial.agregar(aviso);
    },
    agregar(aviso) {
      const [transaccion, ...palabras] = aviso.split(' ');
      const id = Math.max(Number(transaccion) * IDS_POR_TRANSACCION, historial.ultimo() + 1);
      const contado = { id, palabras };
      contados.push(contado);
      // The array grows to twice `recordados` before it is cut, because each cut copies the array.
      if (contados.length > 2 * recordados) contados = contados.slice(-recordados);
      return contado;
    },
    ultimo: () => contados.at(-1)?.id ?? 0,
    desde(id) {
      const position = contados.findLastIndex((contado) => contado.id === id);
      return position < 0 ? undefined : contados.slice(position + 1);
    },
  };
  return historial;
}
