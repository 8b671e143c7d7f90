import type { Centro } from '@remanso/contract/centro/centro.contract';
import { centroNuevo } from '@remanso/contract/centro/centro.rules';
import { createContext, useContext, useSyncExternalStore } from 'react';

/*
 * The centre's data, for example the name and the address. The server writes these data into every
 * page of the app, so that the first paint is right. A page without these data, or an older page
 * that a service worker kept, reads the data from the server.
 */

const enLaPagina = buscarEnLaPagina('centro') as Centro | undefined;
let actual: Centro = enLaPagina ?? centroNuevo();
const oyentes = new Set<() => void>();

/**
 * Returns the centre's data of this moment. Code outside React uses this function; a component
 * calls useCentro.
 */
export function centro(): Centro {
  return actual;
}

export function ponerCentro(nuevo: Centro): void {
  if (JSON.stringify(nuevo) === JSON.stringify(actual)) return;
  actual = nuevo;
  for (const oyente of oyentes) oyente();
}

/**
 * A centre that is shown in place of the saved centre, in a preview or in a page made on the
 * server. Null where the saved centre is shown.
 */
export const CentroMostrado = createContext<Centro | null>(null);

export function useCentro(): Centro {
  const guardado = useSyncExternalStore(suscribir, centro, centro);
  return useContext(CentroMostrado) ?? guardado;
}

/**
 * True where the page perhaps shows old data of the centre: the server wrote no data into the page,
 * or a service worker can have kept the page.
 */
export function hayQueRefrescarCentro(): boolean {
  return !enLaPagina || !!navigator.serviceWorker?.controller;
}

function suscribir(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

/**
 * Returns the JSON that the server wrote into the element of `app.html` with this id. Undefined
 * where the element is missing or has no JSON.
 */
export function buscarEnLaPagina(id: string): unknown {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? '');
  } catch {
    return undefined;
  }
}
