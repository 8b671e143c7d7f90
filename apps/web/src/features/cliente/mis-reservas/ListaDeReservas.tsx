import type { ReservaDeCliente } from '@remanso/contract/reservas.contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { BotonEnlace } from '../../../components/ui/BotonEnlace.tsx';
import { Esqueleto } from '../../../components/ui/Esqueleto.tsx';
import { EstadoDeError } from '../../../components/ui/EstadoDeError.tsx';
import { EstadoVacio } from '../../../components/ui/EstadoVacio.tsx';
import { Paginacion } from '../../../components/ui/Paginacion.tsx';
import { ZonaDeCarga } from '../../../components/ui/ZonaDeCarga.tsx';
import { navegar } from '../../../lib/navegacion.ts';
import { AvisoDeCopia } from '../../../components/ui/AvisoDeCopia.tsx';
import { DetallesDeReserva } from './DetallesDeReserva.tsx';
import { TarjetaDeReserva } from './TarjetaDeReserva.tsx';
import { paginaPedida } from './paginas.view.ts';
import { useCancelarReserva } from './useCancelarReserva.tsx';
import { consultasDeReservasPropias } from '../../../entities/reserva/reservas-propias.queries.ts';

const QuitarAcompaniante = lazy(async () => ({
  default: (await import('./QuitarAcompaniante.tsx')).QuitarAcompaniante,
}));

export function ListaDeReservas() {
  const pagina = paginaPedida(useSearch());
  const consulta = useQuery({
    ...consultasDeReservasPropias.pagina(pagina),
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching, isPlaceholderData, refetch } = consulta;
  const [vista, setVista] = useState<ReservaDeCliente | null>(null);
  const [achicada, setAchicada] = useState<ReservaDeCliente | null>(null);
  const cancelar = useCancelarReserva();

  if (!data) {
    return error ? (
      <EstadoDeError
        titulo="Error al obtener las reservas"
        error={error}
        reintentando={isFetching}
        alReintentar={() => void refetch()}
      />
    ) : (
      <ZonaDeCarga texto="Cargando reservas..." visible className="flex flex-col gap-4">
        {[1, 2, 3].map((orden) => (
          <Esqueleto key={orden} className="h-42 sm:h-44" />
        ))}
      </ZonaDeCarga>
    );
  }
  if (data.totalElementos === 0) return <SinReservas />;
  return (
    <div className={`flex flex-col gap-4 ${isPlaceholderData ? 'opacity-60' : ''}`}>
      <AvisoDeCopia copiaDe={data.copiaDe} />
      {data.reservas.map((reserva) => (
        <TarjetaDeReserva
          key={reserva.id}
          reserva={reserva}
          alVer={setVista}
          alQuitar={setAchicada}
          alCancelar={(suya) => void cancelar(suya)}
        />
      ))}
      <Paginacion pagina={data} nombre="Páginas de reservas" alCambiar={irAPagina} />
      <DetallesDeReserva reserva={vista} alCerrar={() => setVista(null)} />
      {achicada && (
        <Suspense>
          <QuitarAcompaniante reserva={achicada} alCerrar={() => setAchicada(null)} />
        </Suspense>
      )}
    </div>
  );
}

function irAPagina(pagina: number): void {
  navegar(`/reservas/mis-reservas?pagina=${pagina + 1}`, { arriba: true });
}

function SinReservas() {
  return (
    <EstadoVacio
      titulo="Todavía no hay reservas"
      texto="Cincuenta minutos de agua, calor y descanso empiezan por elegir un día."
      accion={
        <BotonEnlace a="/reservas/nueva-reserva" variante="terracota" tamano="lg">
          Hacer Mi Primera Reserva
        </BotonEnlace>
      }
    />
  );
}
