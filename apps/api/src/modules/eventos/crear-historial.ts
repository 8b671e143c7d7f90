/** The number of events that a stream which was cut off can catch up on. */
const RECORDADOS = 5_000;

/** The number of ids of a transaction: more than it can notify of. */
export const IDS_POR_TRANSACCION = 100_000;

export interface Contado {
  id: number;
  /** The words of the notification after its transaction. */
  palabras: string[];
}

/**
 * The latest notifications of the database, in the order of their commits, which is the same on
 * every instance. So are their ids, which only grow (decision 29): an id begins with the highest
 * transaction so far, and no two instances give the same id to different events. An instance that
 * has begun later may give another id to an event; it is then one that the others never gave.
 */
export interface Historial {
  /** Forgets everything, and begins with this notification. */
  empezar(aviso: string): void;
  agregar(aviso: string): Contado;
  /** The id of the latest notification. */
  ultimo(): number;
  /** Returns what followed an id; undefined for an id that is not remembered, or never was given. */
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
      // The array is cut seldom, because each cut copies it.
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
