import { Suspense, useId } from 'react';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { useVolverCierra } from '../../../components/ui/dialogo/useVolverCierra.ts';
import { Estadisticas } from '../../../entities/reserva/Estadisticas.tsx';
import { Recordatorios } from '../../../entities/reserva/Recordatorios.tsx';
import { OfertasEnPantalla } from '../../../entities/espera/OfertasEnPantalla.tsx';
import { useMisEsperas } from '../../../entities/espera/useMisEsperas.ts';
import { prescindible } from '../../../lib/perezosa.ts';
import { CabeceraDeMisReservas } from './CabeceraDeMisReservas.tsx';
import { ListaDeReservas } from './ListaDeReservas.tsx';

const ListaDeEsperas = prescindible(
  async () => (await import('../../../entities/espera/ListaDeEsperas.tsx')).ListaDeEsperas,
);

export function MisReservas() {
  const idDeTitulo = useId();
  const espera = useMisEsperas().length > 0;
  useVolverCierra();
  return (
    <div className="contenedor flex-1 pt-3 pb-16">
      <CabeceraDeMisReservas />
      <OfertasEnPantalla className="mb-8" />
      {espera && (
        <Suspense>
          <ListaDeEsperas />
        </Suspense>
      )}
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <ListaDeReservas />
        {/* The aside is hidden while the list loads, so that the aside never moves. */}
        <aside
          aria-label="Resumen"
          className="flex flex-col gap-5 max-lg:[[role=status]+&]:hidden lg:sticky lg:top-24"
        >
          <Estadisticas forma="bloque" />
          <Tarjeta como="section" tono="hundida" aria-labelledby={idDeTitulo}>
            <h2 id={idDeTitulo} className="mb-3 text-xl font-bold">
              Para recordar
            </h2>
            <Recordatorios />
          </Tarjeta>
        </aside>
      </div>
    </div>
  );
}
