import { formatearCantidad } from '@remanso/contract/dinero';
import type {
  FilaPrevista,
  ResultadoDeFila,
} from '@remanso/contract/persona/importaciones.contract';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Paginacion } from '../../../../components/ui/Paginacion.tsx';
import { FilaDelArchivo } from './FilaDelArchivo.tsx';
import {
  NOMBRE_DE_RESULTADO,
  ORDEN,
  ordenarFilas,
  type Correccion,
  type Decisiones,
} from './importacion.view.ts';

const POR_PAGINA = 25;

interface PropiedadesDeFilasPrevistas {
  filas: readonly FilaPrevista[];
  cuentas: Readonly<Record<ResultadoDeFila, number>>;
  decisiones: Decisiones;
  /** True while the rows are being read anew. */
  apagadas: boolean;
  alDecidir: (numero: number, valor: string) => void;
  alCorregir: (numero: number, correccion: Correccion) => void;
}

/** The rows of a file, a page at a time, all or those of one resultado. */
export function FilasPrevistas(propiedades: PropiedadesDeFilasPrevistas) {
  const { filas, cuentas, decisiones, apagadas, alDecidir, alCorregir } = propiedades;
  const [elegido, setElegido] = useState<ResultadoDeFila | null>(null);
  const [pedida, setPagina] = useState(0);
  const idDeTitulo = useId();
  const ordenadas = useMemo(() => ordenarFilas(filas), [filas]);
  const porNumero = useMemo(() => new Map(filas.map((fila) => [fila.numero, fila])), [filas]);
  const resultado = elegido !== null && cuentas[elegido] > 0 ? elegido : null;
  const vistas = useMemo(
    () => ordenadas.filter((fila) => resultado === null || fila.resultado === resultado),
    [ordenadas, resultado],
  );
  const hay = ORDEN.filter((cada) => cuentas[cada] > 0);
  const totalPaginas = Math.ceil(vistas.length / POR_PAGINA);
  const pagina = Math.min(pedida, totalPaginas - 1);
  const elegir = (otro: ResultadoDeFila | null) => {
    setElegido(otro);
    setPagina(0);
  };

  return (
    <section aria-labelledby={idDeTitulo} className="flex flex-col gap-3">
      <h3 id={idDeTitulo} tabIndex={-1} className="text-lg font-bold">
        Qué pasa con cada fila
      </h3>
      {hay.length > 1 && (
        <div role="group" aria-label="Mostrar" className="flex flex-wrap gap-2">
          <Filtro elegido={resultado === null} alElegir={() => elegir(null)}>
            Todas {formatearCantidad(filas.length)}
          </Filtro>
          {hay.map((cada) => (
            <Filtro key={cada} elegido={resultado === cada} alElegir={() => elegir(cada)}>
              {NOMBRE_DE_RESULTADO[cada]} {formatearCantidad(cuentas[cada])}
            </Filtro>
          ))}
        </div>
      )}
      <ul
        aria-labelledby={idDeTitulo}
        aria-busy={apagadas || undefined}
        className={`flex flex-col ${apagadas ? 'opacity-60' : ''}`}
      >
        {vistas.slice(pagina * POR_PAGINA, (pagina + 1) * POR_PAGINA).map((fila) => (
          <FilaDelArchivo
            key={fila.numero}
            fila={fila}
            filas={porNumero}
            decision={decisiones[fila.numero]}
            alDecidir={alDecidir}
            alCorregir={alCorregir}
          />
        ))}
      </ul>
      <Paginacion
        nombre="Páginas de filas"
        idDeTitulo={idDeTitulo}
        pagina={{
          paginaActual: pagina,
          totalPaginas,
          tieneAnterior: pagina > 0,
          tieneSiguiente: pagina < totalPaginas - 1,
        }}
        alCambiar={setPagina}
      />
    </section>
  );
}

interface PropiedadesDeFiltro {
  elegido: boolean;
  alElegir: () => void;
  children: ReactNode;
}

function Filtro({ elegido, alElegir, children }: PropiedadesDeFiltro) {
  return (
    <Boton
      variante={elegido ? 'agua' : 'outline'}
      tamano="sm"
      className="cifras"
      aria-pressed={elegido}
      onClick={alElegir}
    >
      {children}
    </Boton>
  );
}
