import type { ComponentType, ReactNode } from 'react';
import type { Destino } from '../../lib/direccion/rutas.ts';

/** A link: the app's `Enlace`, or a plain `<a>` in a page that the server has rendered. */
export type EnlaceDeAgenda = ComponentType<{
  a: Destino;
  className: string;
  'aria-current'?: 'date' | 'true' | undefined;
  tabIndex?: number | undefined;
  children: ReactNode;
}>;
