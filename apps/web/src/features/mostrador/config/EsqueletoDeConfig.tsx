import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import { ZonaDeCarga } from '../../../components/ui/estado/ZonaDeCarga.tsx';

export function EsqueletoDeConfig() {
  return (
    <ZonaDeCarga
      texto="Cargando configuración..."
      className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2"
    >
      <div className="flex flex-col gap-5">
        <Esqueleto className="h-78 sm:h-62" />
        <Esqueleto className="h-128 sm:h-100" />
      </div>
      <div className="flex flex-col gap-5">
        <Esqueleto className="h-135 sm:h-127" />
        <Esqueleto className="h-30 sm:h-26" />
      </div>
    </ZonaDeCarga>
  );
}
