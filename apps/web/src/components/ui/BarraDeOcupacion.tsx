import { SegmentoDeGenero } from './SegmentoDeGenero.tsx';
import { nombreDeOcupacion, segmentosDe, type Composicion } from './ocupacion.view.ts';

interface PropiedadesDeBarraDeOcupacion {
  /** The franja's `composicionGenero`. */
  composicion: Composicion;
  /** The franja's `capacidadEfectiva`; the bar has a segment per place. */
  capacidad: number;
  /** False where the surrounding element already has the text, as a radio's label does. */
  conNombre?: boolean;
}

export function BarraDeOcupacion({
  composicion,
  capacidad,
  conNombre = true,
}: PropiedadesDeBarraDeOcupacion) {
  const nombre = conNombre
    ? { role: 'img', 'aria-label': nombreDeOcupacion(composicion) }
    : { 'aria-hidden': true };
  return (
    <span {...nombre} className="flex gap-1">
      {segmentosDe(composicion, capacidad).map((segmento, lugar) => (
        <SegmentoDeGenero key={lugar} segmento={segmento} className="h-6 min-w-0 flex-1" />
      ))}
    </span>
  );
}
