import type { Franja } from '@remanso/contract/franjas.contract';
import { RenglonDeFranja } from './RenglonDeFranja.tsx';
import { columnasDePlanilla, etapaDe, type GrupoDeFranjas } from './dia.view.ts';
import type { PedidoSobreFranja } from './pedidos.ts';

interface PropiedadesDePlanilla {
  grupos: readonly GrupoDeFranjas[];
  ahora: string;
  alPedir: (pedido: PedidoSobreFranja) => void;
}

/** The day as a sheet: a line for each franja, a column for each place, everybody by name. */
export function Planilla({ grupos, ahora, alPedir }: PropiedadesDePlanilla) {
  const columnas = columnasDePlanilla(grupos.flatMap(({ franjas }) => franjas));
  const renglon = (franja: Franja) => (
    <RenglonDeFranja
      key={franja.id}
      franja={franja}
      etapa={etapaDe(franja, ahora)}
      columnas={columnas}
      ahora={ahora}
      alPedir={alPedir}
    />
  );
  return (
    <div className="laja overflow-clip border border-borde bg-superficie shadow-laja">
      {grupos.map(({ nombre, franjas }) => (
        <section
          key={franjas[0]?.id}
          aria-label={nombre}
          className="not-first:border-t-2 not-first:border-piedra/60"
        >
          <h2 className="sr-only">{nombre}</h2>
          <ul>{franjas.map(renglon)}</ul>
        </section>
      ))}
    </div>
  );
}
