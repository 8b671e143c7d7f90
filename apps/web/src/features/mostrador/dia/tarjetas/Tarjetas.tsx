import { TarjetaDeFranja } from './TarjetaDeFranja.tsx';
import { columnasPara, etapaDe, type Columnas, type GrupoDeFranjas } from '../dia.view.ts';
import type { VentanaDelDia } from '../ventanas.ts';

interface PropiedadesDeTarjetas {
  grupos: readonly GrupoDeFranjas[];
  ahora: string;
  alAbrir: (ventana: VentanaDelDia) => void;
}

const REJILLAS: Record<Columnas, string> = {
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5',
  6: 'lg:grid-cols-6',
  8: 'lg:grid-cols-8',
};

/** The day as cards, in groups that gruposDe makes (morning, afternoon). */
export function Tarjetas({ grupos, ahora, alAbrir }: PropiedadesDeTarjetas) {
  const rejilla = REJILLAS[columnasPara(grupos)];
  return (
    <>
      {grupos.map(({ nombre, franjas: delGrupo }) => (
        <section key={delGrupo[0]?.id} aria-label={nombre}>
          <h2
            className={
              grupos.length === 1
                ? 'sr-only'
                : 'mb-2 flex items-center gap-3 text-sm font-semibold text-tinta-suave after:h-px after:flex-1 after:bg-borde'
            }
          >
            {nombre}
          </h2>
          <ul
            className={`grid grid-cols-[repeat(auto-fill,minmax(max(8.25rem,40%),1fr))] gap-3 sm:grid-cols-3 md:grid-cols-4 ${rejilla}`}
          >
            {delGrupo.map((franja) => (
              <TarjetaDeFranja
                key={franja.id}
                franja={franja}
                etapa={etapaDe(franja, ahora)}
                alAbrir={alAbrir}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
