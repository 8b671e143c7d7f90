import { SegmentoDeGenero } from './SegmentoDeGenero.tsx';
import { GENEROS, NOMBRES } from './ocupacion.view.ts';

/**
 * Says what the marks of the occupancy bars mean. `conGuardados` is true where some bar shows a
 * held place.
 */
export function LeyendaDeGenero({ conGuardados = false }: { conGuardados?: boolean }) {
  const guardado = conGuardados ? (['guardado'] as const) : [];
  return (
    <ul
      aria-label="Referencias"
      className="leyenda flex flex-wrap gap-x-2.5 gap-y-2 text-sm sm:gap-x-5"
    >
      {[...GENEROS, ...guardado, 'disponible' as const].map((segmento) => (
        <li key={segmento} className="flex items-center gap-1.5 sm:gap-2">
          <SegmentoDeGenero segmento={segmento} className="h-6 w-6 sm:w-7" />
          {NOMBRES[segmento]}
        </li>
      ))}
    </ul>
  );
}
