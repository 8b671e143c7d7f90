import type { Centro } from '@remanso/contract/centro/centro.contract';
import { centroNuevo } from '@remanso/contract/centro/centro.rules';
import { createContext, useContext, useSyncExternalStore } from 'react';

/*
 * What the centre says of itself. The server writes it into every page of the app, so that the
 * first paint is right; a page without it, or an older one that a service worker kept, asks again.
 */

const enLaPagina = buscarEnLaPagina('centro') as Centro | undefined;
let actual: Centro = enLaPagina ?? centroNuevo();
const oyentes = new Set<() => void>();

/** The centre at this moment, for what is not a component. */
export function centro(): Centro {
  return actual;
}

export function ponerCentro(nuevo: Centro): void {
  if (JSON.stringify(nuevo) === JSON.stringify(actual)) return;
  actual = nuevo;
  for (const oyente of oyentes) oyente();
}

/** A centre that is only shown, in place of the saved one: a preview, or a page made on the server. */
export const CentroMostrado = createContext<Centro | null>(null);

export function useCentro(): Centro {
  const guardado = useSyncExternalStore(suscribir, centro, centro);
  return useContext(CentroMostrado) ?? guardado;
}

/** True where the page may say something else than what is saved now. */
export function hayQueRefrescarCentro(): boolean {
  return !enLaPagina || !!navigator.serviceWorker?.controller;
}

function suscribir(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

/** Reads what the server has written into `app.html` as JSON, in the element of this id. */
export function buscarEnLaPagina(id: string): unknown {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? '');
  } catch {
    return undefined;
  }
}
