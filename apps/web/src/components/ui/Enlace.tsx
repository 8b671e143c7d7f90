import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { precargar, type Destino } from '../../lib/rutas.ts';

export interface PropiedadesDeEnlace extends Omit<ComponentProps<'a'>, 'href'> {
  a: Destino;
}

/** A link to a screen of the app, whose code is fetched as soon as the link is pointed at. */
export function Enlace({ a, ...resto }: PropiedadesDeEnlace) {
  // The landing is another document.
  if (a === '/') return <a {...resto} href="/" />;
  const alAcercarse = () => precargar(a);
  return (
    <Link
      {...resto}
      href={a}
      onPointerEnter={alAcercarse}
      onFocus={alAcercarse}
      onTouchStart={alAcercarse}
    />
  );
}
