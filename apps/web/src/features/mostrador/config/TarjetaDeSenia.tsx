import type { Config } from '@remanso/contract/centro/config.contract';
import HandCoins from 'lucide-react/icons/hand-coins';
import Pencil from 'lucide-react/icons/pencil';
import { useId } from 'react';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Nota } from '../../../components/ui/Nota.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { reglaDeSeniaEnPalabras } from './config-en-palabras.view.ts';

interface PropiedadesDeTarjetaDeSenia {
  config: Config;
  alEditar: () => void;
}

export function TarjetaDeSenia({ config, alEditar }: PropiedadesDeTarjetaDeSenia) {
  const idDeTitulo = useId();
  const { seniaPorcentaje, datosDeTransferencia } = config;
  return (
    <Tarjeta
      como="section"
      aria-labelledby={idDeTitulo}
      className="flex flex-wrap items-center gap-4"
    >
      <HandCoins aria-hidden="true" className="size-7 shrink-0 self-start text-petroleo" />
      <div className="min-w-0 flex-1 basis-48">
        <h2 id={idDeTitulo} className="text-xl font-bold">
          Seña
        </h2>
        <p className="text-tinta-suave">{reglaDeSeniaEnPalabras(config)}</p>
        {seniaPorcentaje > 0 && datosDeTransferencia && (
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{datosDeTransferencia}</p>
        )}
      </div>
      <Boton
        variante="outline"
        tamano="sm"
        icono={<Pencil aria-hidden="true" className="size-4" />}
        aria-label="Editar seña"
        onClick={alEditar}
      >
        Editar
      </Boton>
      {seniaPorcentaje > 0 && !datosDeTransferencia && (
        <div className="w-full">
          <Nota tono="aviso">Falta decir a dónde se transfiere.</Nota>
        </div>
      )}
    </Tarjeta>
  );
}
