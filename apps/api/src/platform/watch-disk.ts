import type { Alerta } from '@remanso/contract/sistema/salud.contract';
import type { Clock } from './clock.ts';
import { diskSpace } from './disk-space.ts';

const LOW = 0.05;
const MB = 1024 * 1024;

interface Options {
  /** The folder whose disk is watched; undefined watches no disk. */
  folder: string | undefined;
  clock: Pick<Clock, 'now'>;
  space?: typeof diskSpace;
}

/**
 * Returns a function that checks the disk at each call. While the disk is nearly full the function
 * returns one alert; its `desde` is the momento of the call that first found the disk nearly full.
 */
export function watchDisk({ folder, clock, space = diskSpace }: Options): () => Alerta[] {
  let desde: string | undefined;
  return () => {
    if (folder === undefined) return [];
    const { free, total } = space(folder);
    desde = free < total * LOW ? (desde ?? clock.now()) : undefined;
    if (desde === undefined) return [];
    const queda = `${Math.floor((100 * free) / total)} % (${Math.floor(free / MB)} MB)`;
    return [
      {
        codigo: 'DISCO',
        mensaje: `El disco del servidor está casi lleno: queda el ${queda}. Conviene liberar espacio.`,
        desde,
      },
    ];
  };
}
