import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';

const TONOS = {
  info: { clases: 'bg-hundido', tinta: 'text-petroleo', Icono: Info },
  exito: { clases: 'bg-exito-tenue', tinta: 'text-exito', Icono: CircleCheck },
  aviso: { clases: 'bg-aviso-tenue', tinta: 'text-aviso', Icono: TriangleAlert },
  peligro: { clases: 'bg-peligro-tenue', tinta: 'text-peligro', Icono: CircleAlert },
} as const;

interface PropiedadesDeNota {
  tono?: keyof typeof TONOS;
  /**
   * `alert` for an error that has just happened, `status` for other news. Undefined for a message
   * that is shown from the start.
   */
  role?: 'alert' | 'status';
  children: ReactNode;
}

/**
 * Scrolls the page as little as needed to show an error message, because the message can be far
 * from the pressed button.
 */
function traerALaVista(nota: HTMLElement | null): void {
  nota?.scrollIntoView({ block: 'nearest' });
}

/** A message inside the page. Unlike a cartel, it does not disappear by itself. */
export function Nota({ tono = 'info', role, children }: PropiedadesDeNota) {
  const { clases, tinta, Icono } = TONOS[tono];
  return (
    <div
      ref={role === 'alert' ? traerALaVista : undefined}
      role={role}
      className={`guijarro flex scroll-mt-24 gap-3 px-4 py-3 font-medium text-tinta ${clases}`}
    >
      <Icono aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${tinta}`} />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">{children}</div>
    </div>
  );
}
