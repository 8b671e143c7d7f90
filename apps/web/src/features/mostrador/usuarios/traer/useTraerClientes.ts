import type { ImportacionPrevista } from '@remanso/contract/persona/importaciones.contract';
import { useRef, useState } from 'react';
import {
  decidir,
  decisionesQueSiguen,
  enBase64,
  type Columnas,
  type Correccion,
  type Decisiones,
} from './importacion.view.ts';
import { usePrever, useTraer } from './importaciones.mutations.ts';

interface Archivo {
  csv: string;
  previa: ImportacionPrevista;
  /** The columns as they stand on screen, also while the rows are being read anew. */
  columnas: Columnas;
  correcciones: Readonly<Record<number, Correccion>>;
}

/** The state of the window that brings clients: the file, its preview and the decisions. */
export function useTraerClientes() {
  const [archivo, setArchivo] = useState<Archivo | null>(null);
  const [decisiones, setDecisiones] = useState<Decisiones>({});
  const prever = usePrever();
  const traer = useTraer();
  const pedido = useRef(0);

  async function leer(bytes: Uint8Array) {
    const csv = enBase64(bytes);
    const previa = await prever.mutateAsync({ csv }).catch(() => null);
    if (!previa) return;
    setDecisiones({});
    setArchivo({ csv, previa, columnas: previa.columnas, correcciones: {} });
  }

  async function releer(cambio: Partial<Pick<Archivo, 'columnas' | 'correcciones'>>) {
    if (!archivo) return;
    const este = (pedido.current += 1);
    traer.reset();
    const { csv, columnas, correcciones } = { ...archivo, ...cambio };
    setArchivo({ ...archivo, columnas, correcciones });
    const previa = await prever.mutateAsync({ csv, columnas, correcciones }).catch(() => null);
    // A later correction asks again by itself.
    if (este !== pedido.current) return;
    if (!previa) return setArchivo(archivo);
    setDecisiones((antes) => decisionesQueSiguen(antes, archivo.previa.filas, previa.filas));
    setArchivo({ csv, previa, columnas: previa.columnas, correcciones });
  }

  return {
    archivo,
    decisiones,
    prever,
    traer,
    leer,
    corregirColumnas: (columnas: Columnas) => releer({ columnas }),
    corregirFila: (numero: number, correccion: Correccion) =>
      releer({ correcciones: { ...archivo?.correcciones, [numero]: correccion } }),
    decidir: (numero: number, valor: string) =>
      setDecisiones((antes) => decidir(antes, numero, valor)),
    soltar: () => {
      prever.reset();
      traer.reset();
      setArchivo(null);
    },
  };
}
