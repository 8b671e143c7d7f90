import type { GrupoDeOpciones, Opcion } from './paleta.view.ts';

interface PropiedadesDeListaDeOpciones {
  id: string;
  grupos: readonly GrupoDeOpciones[];
  /** The option that Enter chooses. The focus stays in the text field. */
  activa: Opcion | undefined;
  alElegir: (opcion: Opcion) => void;
}

export function ListaDeOpciones({ id, grupos, activa, alElegir }: PropiedadesDeListaDeOpciones) {
  return (
    <div id={id} role="listbox" aria-label="Hallazgos">
      {grupos.map(({ nombre, opciones }) => (
        <div key={nombre} role="group" aria-label={nombre}>
          <p aria-hidden="true" className="px-4 pt-2 text-sm font-medium text-tinta-suave">
            {nombre}
          </p>
          {opciones.map((opcion) => (
            <button
              key={opcion.clave}
              ref={opcion === activa ? mostrar : null}
              type="button"
              role="option"
              id={idDeOpcion(id, opcion)}
              tabIndex={-1}
              aria-selected={opcion === activa}
              className="guijarro flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 px-4 py-1.5 text-left hover:bg-hundido aria-selected:bg-agua aria-selected:text-sobre-agua"
              // A press on an option must not take the focus out of the text field.
              onMouseDown={(evento) => evento.preventDefault()}
              onClick={() => alElegir(opcion)}
            >
              <span className="font-semibold [overflow-wrap:anywhere] first-letter:uppercase">
                {opcion.titulo}
              </span>
              <span className="cifras text-sm">{opcion.detalle}</span>
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

export function idDeOpcion(lista: string, { clave }: Opcion): string {
  return `${lista}-${clave.replaceAll(/\W+/g, '-')}`;
}

function mostrar(opcion: HTMLElement | null): void {
  opcion?.scrollIntoView({ block: 'nearest' });
}
