import type { Config } from '@remanso/contract/centro/config.contract';
import Pencil from 'lucide-react/icons/pencil';
import { useId } from 'react';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Tarjeta } from '../../../../components/ui/Tarjeta.tsx';
import { estacionEnPalabras, rotacionEnPalabras } from './estaciones.view.ts';

interface PropiedadesDeTarjetaDeEstaciones {
  config: Config;
  alEditar: () => void;
}

export function TarjetaDeEstaciones({ config, alEditar }: PropiedadesDeTarjetaDeEstaciones) {
  const idDeTitulo = useId();
  return (
    <Tarjeta como="section" aria-labelledby={idDeTitulo}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={idDeTitulo} className="text-xl font-bold">
          Estaciones
        </h2>
        <Boton
          variante="outline"
          tamano="sm"
          icono={<Pencil aria-hidden="true" className="size-4" />}
          aria-label="Editar estaciones"
          onClick={alEditar}
        >
          Editar
        </Boton>
      </div>
      {config.estaciones.length > 0 && (
        <ol className="mb-3 flex flex-col gap-1">
          {config.estaciones.map((estacion, orden) => (
            <li key={estacion.nombre} className="flex gap-3">
              <span className="cifras w-5 text-right font-bold text-tinta-suave">{orden + 1}</span>
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {estacionEnPalabras(estacion)}
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className="text-tinta-suave">{rotacionEnPalabras(config)}</p>
    </Tarjeta>
  );
}
