import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { Suspense, useState } from 'react';
import { CopiaSinConexion } from '../../../components/ui/CopiaSinConexion.tsx';
import { BotonEnlace } from '../../../components/ui/BotonEnlace.tsx';
import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { EstadoVacio } from '../../../components/ui/estado/EstadoVacio.tsx';
import { ZonaDeCarga } from '../../../components/ui/estado/ZonaDeCarga.tsx';
import { SeniasQueEsperan } from '../../../entities/reserva/senia/SeniasQueEsperan.tsx';
import { SeccionDeReservas } from './SeccionDeReservas.tsx';
import { TarjetaDeReserva } from './TarjetaDeReserva.tsx';
import { useCancelarReserva } from '../../../entities/reserva/useCancelarReserva.tsx';
import { useAnteriores, useProximas, type Mitad } from './useMitad.ts';
import { useVentanaDeSerie } from '../../../entities/serie/useVentanaDeSerie.tsx';
import { useReservaPedida } from './useReservaPedida.ts';
import { perezosa, prescindible } from '../../../lib/perezosa.ts';

const DetallesDeReserva = prescindible(
  async () => (await import('../../../entities/reserva/DetallesDeReserva.tsx')).DetallesDeReserva,
);
const QuitarAcompaniante = perezosa(
  async () => (await import('./QuitarAcompaniante.tsx')).QuitarAcompaniante,
);
const CompartirReserva = perezosa(
  async () => (await import('./CompartirReserva.tsx')).CompartirReserva,
);

/**
 * The bookings to come, the soonest first; below them the past and cancelled bookings, the latest
 * first.
 */
export function ListaDeReservas() {
  const proximas = useProximas();
  const anteriores = useAnteriores();
  const mitades = [proximas, anteriores];
  const [vista, setVista] = useState<ReservaDeCliente | null>(null);
  const [achicada, setAchicada] = useState<ReservaDeCliente | null>(null);
  const [compartida, setCompartida] = useState<ReservaDeCliente | null>(null);
  const cancelar = useCancelarReserva();
  const { verSerie, ventana } = useVentanaDeSerie();
  const esperando = mitades.some(({ consulta }) => consulta.isPending);
  const lejana = useReservaPedida(esperando ? null : mitades);
  const [yaVista, setYaVista] = useState<number | null>(null);
  const abierta = vista ?? (lejana && lejana.id !== yaVista ? lejana : null);

  // The screen waits for `proximas` and `anteriores`, so that the second section does not move.
  if (esperando) return <Cargando />;
  if (mitades.every(({ consulta }) => !consulta.data)) return <SinRespuesta mitades={mitades} />;
  if (mitades.every(({ consulta }) => consulta.data?.totalElementos === 0)) return <SinReservas />;
  const tarjeta = (reserva: ReservaDeCliente) => (
    <TarjetaDeReserva
      key={reserva.id}
      reserva={reserva}
      alVer={setVista}
      alVerSerie={verSerie}
      alCompartir={setCompartida}
      alQuitar={setAchicada}
      alCancelar={(suya) => void cancelar(suya)}
    />
  );
  return (
    <div className="flex min-w-0 flex-col gap-9">
      <CopiaSinConexion copiaDe={copiaDe(mitades)} />
      <SeniasQueEsperan salvo={proximas.consulta.data?.reservas[0]?.id} />
      <SeccionDeReservas
        titulo="Próximas"
        mitad={proximas}
        vacia="No tienes turnos por venir. Los que reserves van a estar acá, el más cercano primero."
        tarjeta={tarjeta}
      />
      <SeccionDeReservas
        titulo="Anteriores"
        mitad={anteriores}
        vacia="Acá van a quedar tus turnos pasados y los que canceles."
        tarjeta={tarjeta}
      />
      {abierta && (
        <Suspense>
          <DetallesDeReserva
            reserva={abierta}
            alCerrar={() => {
              setVista(null);
              setYaVista(lejana?.id ?? null);
            }}
          />
        </Suspense>
      )}
      {ventana}
      {compartida && (
        <Suspense>
          <CompartirReserva reserva={compartida} alCerrar={() => setCompartida(null)} />
        </Suspense>
      )}
      {achicada && (
        <Suspense>
          <QuitarAcompaniante reserva={achicada} alCerrar={() => setAchicada(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** The momento of the oldest stored copy on screen; undefined where no section shows a copy. */
function copiaDe(mitades: readonly Mitad[]): string | undefined {
  return mitades
    .flatMap(({ consulta }) => consulta.data?.copiaDe ?? [])
    .toSorted()
    .at(0);
}

function Cargando() {
  return (
    <ZonaDeCarga texto="Cargando reservas..." visible className="flex flex-col gap-4">
      <Esqueleto className="h-8 w-36" />
      {[1, 2, 3].map((orden) => (
        <Esqueleto key={orden} className="h-42 sm:h-44" />
      ))}
    </ZonaDeCarga>
  );
}

function SinRespuesta({ mitades }: { mitades: readonly Mitad[] }) {
  return (
    <EstadoDeError
      titulo="Error al obtener las reservas"
      error={mitades[0]?.consulta.error}
      reintentando={mitades.some(({ consulta }) => consulta.isFetching)}
      alReintentar={() => {
        for (const { consulta } of mitades) void consulta.refetch();
      }}
    />
  );
}

function SinReservas() {
  return (
    <EstadoVacio
      titulo="Todavía no hay reservas"
      texto="Un rato de agua, calor y descanso empieza por elegir un día."
      accion={
        <BotonEnlace a="/reservas/nueva-reserva" variante="terracota" tamano="lg">
          Hacer Mi Primera Reserva
        </BotonEnlace>
      }
    />
  );
}
