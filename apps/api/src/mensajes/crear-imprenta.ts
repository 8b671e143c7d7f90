import { Worker } from 'node:worker_threads';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { Mensaje } from './mensaje.ts';

export interface Encargo {
  id: number;
  mensaje: Mensaje;
  centro: Centro;
}

export interface Impreso {
  id: number;
  html: string;
}

/** Returns the HTML of a message. */
export type Imprimir = (mensaje: Mensaje, centro: Centro) => Promise<string>;

const OCIO_MS = 20_000;

/**
 * Creates the printer of letters. React and its mail components take about 20 MB of memory, so the
 * printer runs in a worker thread that ends after `ocioMs` without work.
 */
export function crearImprenta(ocioMs = OCIO_MS): Imprimir {
  const esperando = new Map<number, PromiseWithResolvers<string>>();
  let hilo: Worker | undefined;
  let ocio: NodeJS.Timeout | undefined;
  let ultimo = 0;

  function abrir(): Worker {
    const nuevo = new Worker(new URL('imprenta.worker.ts', import.meta.url), {
      env: { NODE_ENV: 'production' },
    });
    nuevo.unref();
    nuevo.on('message', ({ id, html }: Impreso) => {
      esperando.get(id)?.resolve(html);
      esperando.delete(id);
      if (esperando.size === 0) ocio = setTimeout(cerrar, ocioMs).unref();
    });
    nuevo.on('error', (error) => soltar(nuevo, error));
    nuevo.on('exit', () => soltar(nuevo, new Error('The printer of letters has ended.')));
    return nuevo;
  }

  function soltar(cual: Worker, error: unknown): void {
    if (hilo !== cual) return;
    hilo = undefined;
    for (const encargo of esperando.values()) encargo.reject(error);
    esperando.clear();
  }

  function cerrar(): void {
    const ocioso = hilo;
    hilo = undefined;
    void ocioso?.terminate();
  }

  return (mensaje, centro) => {
    clearTimeout(ocio);
    hilo ??= abrir();
    const encargo = Promise.withResolvers<string>();
    ultimo += 1;
    esperando.set(ultimo, encargo);
    hilo.postMessage({ id: ultimo, mensaje, centro } satisfies Encargo, []);
    return encargo.promise;
  };
}
