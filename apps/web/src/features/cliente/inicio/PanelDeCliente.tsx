import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import List from 'lucide-react/icons/list';
import UserRound from 'lucide-react/icons/user-round';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { BotonEnlace } from '../../../components/ui/BotonEnlace.tsx';
import { Titulo } from '../../../components/ui/Titulo.tsx';
import { useVolverCierra } from '../../../components/ui/dialogo/useVolverCierra.ts';
import { prescindible } from '../../../lib/perezosa.ts';
import { useUsuario } from '../../../lib/sesion/useUsuario.ts';
import { consultasDeConfig } from '../../../entities/config/config.queries.ts';
import { Estadisticas } from '../../../entities/reserva/Estadisticas.tsx';
import { OfertasEnPantalla } from '../../../entities/espera/OfertasEnPantalla.tsx';
import { ElTurno } from './ElTurno.tsx';
import { Promocion } from './Promocion.tsx';
import { ProximoTurno } from './ProximoTurno.tsx';
import { useOfertaDeInstalar } from './useOfertaDeInstalar.ts';
import {
  consultasDeReservasPropias,
  tenerReservasAMano,
} from '../../../entities/reserva/propias/reservas-propias.queries.ts';
import { saludo } from '../../../entities/reserva/reserva.view.ts';

const OfertaDeInstalar = prescindible(
  async () => (await import('./OfertaDeInstalar.tsx')).OfertaDeInstalar,
);

const AbonoAMano = prescindible(async () => (await import('./AbonoAMano.tsx')).AbonoAMano);
const MisAbonos = prescindible(async () => (await import('./MisAbonos.tsx')).MisAbonos);

export function PanelDeCliente() {
  useReservasAMano();
  const instalacion = useOfertaDeInstalar();
  const { data: config, failureCount } = useQuery(consultasDeConfig.delCentro());
  // The abonos have a copy, so they are shown where there is no network to ask for the configuration.
  const hayAbonos = config ? config.hayAbonos : failureCount > 0;
  useVolverCierra();
  const { nombre, genero } = useUsuario();
  return (
    <div className="contenedor flex-1 pt-7 pb-16 sm:pt-10">
      <OfertasEnPantalla className="mb-7 sm:mb-10" />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:gap-10">
        <div className="flex flex-col justify-center gap-7">
          <Titulo documento="Inicio" className="text-titulo">
            <span className="block font-medium text-tinta-suave">{saludo(genero)},</span>
            <span className="block text-5xl leading-none font-extrabold tracking-tighter [overflow-wrap:anywhere] sm:text-6xl">
              {nombre}
            </span>
          </Titulo>
          <div className="flex flex-col gap-3 sm:max-lg:flex-row sm:max-lg:flex-wrap lg:max-w-sm">
            <BotonEnlace
              a="/reservas/nueva-reserva"
              variante="terracota"
              tamano="xl"
              icono={<CalendarPlus aria-hidden="true" className="size-6" />}
            >
              Hacer Mi Reserva
            </BotonEnlace>
            <BotonEnlace
              a="/reservas/mis-reservas"
              variante="outline"
              tamano="lg"
              className="sm:max-lg:min-h-16"
              icono={<List aria-hidden="true" className="size-5" />}
            >
              Mis Reservas
            </BotonEnlace>
            <div className="flex w-full flex-wrap justify-between gap-x-2">
              <BotonEnlace
                a="/turnos"
                variante="ghost"
                className="-ml-3 px-3!"
                icono={<CalendarDays aria-hidden="true" className="size-5" />}
              >
                Turnos de la semana
              </BotonEnlace>
              <BotonEnlace
                a="/mi-cuenta"
                variante="ghost"
                className="-ml-3 px-3! lg:-mr-3 lg:ml-0"
                icono={<UserRound aria-hidden="true" className="size-5" />}
              >
                Mi Cuenta
              </BotonEnlace>
            </div>
            {hayAbonos && (
              <Suspense fallback={null}>
                <AbonoAMano />
              </Suspense>
            )}
          </div>
        </div>
        <ProximoTurno />
      </div>
      <div className="mt-8 grid grid-cols-1 gap-8 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:gap-10">
        <ElTurno />
        <Promocion />
        {hayAbonos && (
          <Suspense fallback={null}>
            <MisAbonos />
          </Suspense>
        )}
        <Estadisticas forma="fila" className="lg:col-span-2" />
        {instalacion && (
          <Suspense fallback={null}>
            <OfertaDeInstalar {...instalacion} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** The milliseconds that the home screen has to draw its own data before other data are read. */
const RECIEN_LLEGADO_MS = 1_000;

/**
 * Reads the client's own bookings once the home screen has its own data, so that a copy exists when
 * the client has no network at the centre's door.
 */
function useReservasAMano(): void {
  const client = useQueryClient();
  const { isSuccess } = useQuery(consultasDeReservasPropias.resumen());
  useEffect(() => {
    if (!isSuccess) return undefined;
    const espera = setTimeout(() => tenerReservasAMano(client), RECIEN_LLEGADO_MS);
    return () => clearTimeout(espera);
  }, [isSuccess, client]);
}
