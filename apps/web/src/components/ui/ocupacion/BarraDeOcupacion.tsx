import { SegmentoDeGenero } from './SegmentoDeGenero.tsx';
import { columnasDe, nombreDeOcupacion, segmentosDe, type Composicion } from './ocupacion.view.ts';

interface PropiedadesDeBarraDeOcupacion {
  composicion: Composicion;
  /** The franja's `capacidadEfectiva`: the bar has one segment for each place. */
  capacidad: number;
  /** The number of places that offers hold; they stand in `composicion` as well. */
  guardados?: number;
  /**
   * False where an element around the bar already names the occupancy for screen readers, such as a
   * radio's label.
   */
  conNombre?: boolean;
}

export function BarraDeOcupacion({
  composicion,
  capacidad,
  guardados = 0,
  conNombre = true,
}: PropiedadesDeBarraDeOcupacion) {
  const nombre = conNombre
    ? { role: 'img', 'aria-label': nombreDeOcupacion(composicion, guardados) }
    : { 'aria-hidden': true };
  const columnas = columnasDe(capacidad);
  const enDosFilas = columnas < capacidad;
  return (
    <span
      {...nombre}
      className={`grid ${enDosFilas ? 'gap-0.5' : 'gap-1'}`}
      style={{ gridTemplateColumns: `repeat(${columnas}, minmax(0, 1fr))` }}
    >
      {segmentosDe(composicion, capacidad, guardados).map((segmento, lugar) => (
        <SegmentoDeGenero
          key={lugar}
          segmento={segmento}
          className={enDosFilas ? 'h-2.75 rounded-sm! text-[0.625rem]!' : 'h-6'}
        />
      ))}
    </span>
  );
}
