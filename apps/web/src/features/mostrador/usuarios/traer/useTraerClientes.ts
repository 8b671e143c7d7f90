import type { ImportacionPrevista } from '@remanso/contract/persona/importaciones.contract';
import { leerPlanilla } from '@remanso/contract/persona/planillas.rules';
import { useRef, useState } from 'react';
import {
  decidir,
  decisionesQueSiguen,
  enBase64,
  muestrasDe,
  type Columnas,
  type Decisiones,
} from './importacion.view.ts';
import { usePrever, useTraer } from './importaciones.mutations.ts';

interface Archivo {
  csv: string;
  previa: ImportacionPrevista;
  /** The columns as they stand on screen, also while the rows are being read anew. */
  columnas: Columnas;
  muestras: readonly string[];
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
    const { columnas } = previa;
    const muestras = muestrasDe(leerPlanilla(bytes).renglones, columnas.length);
    setDecisiones({});
    setArchivo({ csv, previa, columnas, muestras });
  }

  async function corregir(columnas: Columnas) {
    if (!archivo) return;
    const este = (pedido.current += 1);
    traer.reset();
    setArchivo({ ...archivo, columnas });
    const previa = await prever.mutateAsync({ csv: archivo.csv, columnas }).catch(() => null);
    // A later correction asks again by itself.
    if (este !== pedido.current) return;
    const vale = previa ?? archivo.previa;
    setDecisiones((antes) => decisionesQueSiguen(antes, archivo.previa.filas, vale.filas));
    setArchivo({ ...archivo, previa: vale, columnas: vale.columnas });
  }

  return {
    archivo,
    decisiones,
    prever,
    traer,
    leer,
    corregir,
    decidir: (numero: number, valor: string) =>
      setDecisiones((antes) => decidir(antes, numero, valor)),
    soltar: () => {
      prever.reset();
      traer.reset();
      setArchivo(null);
    },
  };
}
