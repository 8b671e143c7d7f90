import { nombreDeMes } from '@remanso/contract/calendario';
import { useId } from 'react';
import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import { EstadoVacio } from '../../../components/ui/estado/EstadoVacio.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { ZonaDeCarga } from '../../../components/ui/estado/ZonaDeCarga.tsx';
import { FilaDeExcepcion } from './FilaDeExcepcion.tsx';
import type { Excepcion } from './excepciones.view.ts';

interface PropiedadesDeListaDelMes {
  mes: string;
  /** The exceptions of the month. Undefined while the exceptions load. */
  lista: readonly Excepcion[] | undefined;
  hoy: string;
  alEditar: (excepcion: Excepcion) => void;
  alQuitar: (excepcion: Excepcion) => void;
}

export function ListaDelMes({ mes, lista, hoy, alEditar, alQuitar }: PropiedadesDeListaDelMes) {
  const idDeTitulo = useId();
  return (
    <Tarjeta como="section" aria-labelledby={idDeTitulo}>
      <h2 id={idDeTitulo} className="text-xl font-bold">
        En {nombreDeMes(mes)}
      </h2>
      {!lista && (
        <ZonaDeCarga texto="Cargando feriados y excepciones..." className="mt-3">
          <Esqueleto className="mb-3 h-16" />
          <Esqueleto className="h-16" />
        </ZonaDeCarga>
      )}
      {lista?.length === 0 && (
        <EstadoVacio
          titulo="Sin feriados ni excepciones"
          texto="Este mes valen los horarios semanales todos los días."
        />
      )}
      {lista && lista.length > 0 && (
        <ul className="mt-1">
          {lista.map((excepcion) => (
            <FilaDeExcepcion
              key={`${excepcion.tipo} ${excepcion.id}`}
              excepcion={excepcion}
              hoy={hoy}
              alEditar={alEditar}
              alQuitar={alQuitar}
            />
          ))}
        </ul>
      )}
    </Tarjeta>
  );
}
