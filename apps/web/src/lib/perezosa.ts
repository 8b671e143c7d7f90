import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Pedir<P> = () => Promise<ComponentType<P>>;

type Perezosa<P> = LazyExoticComponent<ComponentType<P>> & {
  /**
   * Fetches the code of the component before the component is shown, for example when the pointer
   * is near the button that shows the component. If the fetch fails, the code is fetched again when
   * the component is shown.
   */
  acercar: () => void;
};

/**
 * Returns a component whose code is loaded apart from the code of the screen. If the code does not
 * arrive, the error boundary above the component shows an error. `prescindible` is for a component
 * that a screen can do without.
 */
export function perezosa<P extends object>(pedir: Pedir<P>): Perezosa<P> {
  let anticipada: Promise<ComponentType<P> | null> | undefined;
  const cargar = async () => ({ default: (await anticipada) ?? (await pedir()) });
  return Object.assign(lazy<ComponentType<P>>(cargar), {
    acercar: () => {
      anticipada ??= pedir().catch(() => {
        anticipada = undefined;
        return null;
      });
    },
  });
}

/**
 * Returns a component as `perezosa` does, for a part that a screen can do without: if the code does
 * not arrive, nothing is shown in place of the component.
 */
export function prescindible<P extends object>(pedir: Pedir<P>): Perezosa<P> {
  return perezosa<P>(() => pedir().catch(() => () => null));
}
