import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Pedir<P> = () => Promise<ComponentType<P>>;

type Perezosa<P> = LazyExoticComponent<ComponentType<P>> & {
  /**
   * Fetches the code before it is needed: where a press is near, or a next step. If that fails, the
   * code is asked for again when it is shown.
   */
  acercar: () => void;
};

/**
 * A component whose code comes apart from that of its screen. If the code does not arrive, the
 * boundary above shows the error; what a screen can do without is `prescindible`.
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

/** The same of a part in whose place nothing is shown if its code does not arrive. */
export function prescindible<P extends object>(pedir: Pedir<P>): Perezosa<P> {
  return perezosa<P>(() => pedir().catch(() => () => null));
}
