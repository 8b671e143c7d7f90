import { LETRAS, type Segmento } from './ocupacion.view.ts';

// Each gender has a letter and a pattern besides its colour, for people who do not distinguish the
// colours; a held place has a letter in a frame.
const CLASES: Record<Segmento, string> = {
  hombre: 'bg-hombre text-sobre-genero',
  mujer:
    'bg-mujer text-sobre-genero [background-image:repeating-linear-gradient(135deg,transparent_0_6px,rgb(255_255_255/0.1)_6px_8px)]',
  otros:
    'bg-otros text-sobre-genero [background-image:radial-gradient(rgb(255_255_255/0.16)_1.2px,transparent_1.4px)] [background-size:7px_7px]',
  guardado: 'border-2 border-petroleo bg-superficie text-petroleo',
  disponible: 'border-2 border-dashed border-piedra/60',
};

/** Shows one place of the occupancy bar, or an example of it in the legend. */
export function SegmentoDeGenero({
  segmento,
  className,
}: {
  segmento: Segmento;
  className: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={`grid place-items-center rounded-md text-xs leading-none font-bold ${CLASES[segmento]} ${className}`}
    >
      {segmento !== 'disponible' && LETRAS[segmento]}
    </span>
  );
}
