import { bloquesDe } from './semana.view.ts';
import type { Tramo } from '@remanso/contract/plan/plan.rules';

/**
 * Draws a day from 0 to 24 hours as a channel, with water during the opening hours. Decorative: the
 * hours are written beside the drawing.
 */
export function TiraDelDia({ dia }: { dia: { activo: boolean; tramos: readonly Tramo[] } }) {
  return (
    <div
      aria-hidden="true"
      className="relative h-4 overflow-hidden rounded-full bg-hundido [background-image:repeating-linear-gradient(90deg,var(--color-borde)_0_1px,transparent_1px_25%)]"
    >
      {bloquesDe(dia).map(({ desde, ancho }, indice) => (
        <span
          key={indice}
          className="absolute inset-y-0 rounded-full bg-pileta transition-all duration-300 ease-agua"
          style={{ left: `${desde}%`, width: `${ancho}%` }}
        />
      ))}
    </div>
  );
}
