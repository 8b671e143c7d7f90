import { SegmentoDeGenero } from './SegmentoDeGenero.tsx';
import { columnasDe, nombreDeOcupacion, segmentosDe, type Composicion } from './ocupacion.view.ts';

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
  const columnas = columnasDe(capacidad);
  const enDosFilas = columnas < capacidad;
  return (
    <span
      {...nombre}
      className={`grid ${enDosFilas ? 'gap-0.5' : 'gap-1'}`}
      style={{ gridTemplateColumns: `repeat(${columnas}, minmax(0, 1fr))` }}
    >
      {segmentosDe(composicion, capacidad).map((segmento, lugar) => (
        <SegmentoDeGenero
          key={lugar}
          segmento={segmento}
          className={enDosFilas ? 'h-2.75 rounded-sm! text-[0.625rem]!' : 'h-6'}
        />
      ))}
    </span>
  );
}
