import { lazy, type ComponentType, type ReactNode } from 'react';

/**
 * A lazy component that a screen can do without: if its code does not arrive, nothing is shown in
 * its place.
 */
export function perezosa<P extends object>(cargar: () => Promise<(propiedades: P) => ReactNode>) {
  return lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await cargar() };
    } catch {
      return { default: () => null };
    }
  });
}
