import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { CSSProperties } from 'react';
import { RenglonDeFranja } from './RenglonDeFranja.tsx';
import { esPlanillaHolgada, etapaDe, type GrupoDeFranjas } from '../dia.view.ts';
import type { VentanaDelDia } from '../ventanas.ts';

interface PropiedadesDePlanilla {
  grupos: readonly GrupoDeFranjas[];
  ahora: string;
  alAbrir: (ventana: VentanaDelDia) => void;
}

/**
 * The day as a planilla: a line for each franja, with the names of all people. The lines of a wide
 * window grow to fill the height of the window.
 */
export function Planilla({ grupos, ahora, alAbrir }: PropiedadesDePlanilla) {
  const todas = grupos.flatMap(({ franjas }) => franjas);
  const holgada = esPlanillaHolgada(todas);
  const renglon = (franja: Franja) => (
    <RenglonDeFranja
      key={franja.id}
      franja={franja}
      etapa={etapaDe(franja, ahora)}
      holgada={holgada}
      ahora={ahora}
      alAbrir={alAbrir}
    />
  );
  return (
    <div
      className="laja flex flex-col overflow-clip border border-borde bg-superficie shadow-laja lg:min-h-[min(100dvh-16.5rem,var(--altura))]"
      style={{ '--altura': `${todas.length * 4}rem` } as CSSProperties}
    >
      {grupos.map(({ nombre, franjas }) => (
        <section
          key={franjas[0]?.id}
          aria-label={nombre}
          className="flex flex-col not-first:border-t-2 not-first:border-piedra/60"
          style={{ flexGrow: franjas.length }}
        >
          <h2 className="sr-only">{nombre}</h2>
          <ul className="flex flex-1 flex-col">{franjas.map(renglon)}</ul>
        </section>
      ))}
    </div>
  );
}
