import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { BotonEnlace } from '../../components/ui/BotonEnlace.tsx';
import { EstadoDeError } from '../../components/ui/EstadoDeError.tsx';
import { Titulo } from '../../components/ui/Titulo.tsx';
import { useUsuario } from '../../lib/useUsuario.ts';
import { hoy as hoyEnElCentro } from '../../lib/reloj.ts';
import { CLAVE_DE_FRANJAS } from './claves.ts';
import { SIN_HORARIOS, franjasDelDia } from './franjas.queries.ts';
import { VENTANA_POR_DEFECTO, diasDeVentana } from './nueva/dias.view.ts';
import { configDelCentro } from './precios.queries.ts';
import { DiaDeLaSemana } from './semana/DiaDeLaSemana.tsx';

/** All that can be booked in the window, at one look; each hour leads to booking it. */
export function Turnos() {
  const { isAdmin } = useUsuario();
  const hoy = hoyEnElCentro();
  const { data: config } = useQuery(configDelCentro());
  // Where not even the first day arrives, neither will the others.
  const { data, error, isFetching } = useQuery(franjasDelDia(hoy));
  const client = useQueryClient();
  const dias = diasDeVentana(hoy, config?.ventanaDias ?? VENTANA_POR_DEFECTO);
  // One below the other, a day appears once those above it have their height: nothing on screen is pushed away.
  const [llegados, setLlegados] = useState<readonly string[]>([]);
  const esperado = dias.findIndex(({ fecha }) => !llegados.includes(fecha));
  return (
    <div className="contenedor flex-1 pt-7 pb-16 sm:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <Titulo documento="Turnos">{isAdmin ? 'Turnos' : 'Turnos del Cliente'}</Titulo>
          <p className="mt-1 max-w-prose text-tinta-suave">
            {isAdmin
              ? 'Lo que los clientes pueden reservar, día por día.'
              : 'Los lugares de los próximos días. Al tocar una hora se empieza a reservarla.'}
          </p>
        </div>
        {!isAdmin && (
          <BotonEnlace
            a="/reservas/nueva-reserva"
            variante="terracota"
            icono={<CalendarPlus aria-hidden="true" className="size-5" />}
          >
            Hacer Mi Reserva
          </BotonEnlace>
        )}
      </div>
      {error && !data ? (
        <div className="mt-8">
          <EstadoDeError
            titulo={SIN_HORARIOS}
            error={error}
            reintentando={isFetching}
            alReintentar={() => void client.refetchQueries({ queryKey: CLAVE_DE_FRANJAS })}
          />
        </div>
      ) : (
        <ol className="relative mt-7 grid grid-cols-1 gap-x-3 gap-y-7 lg:mt-9 lg:grid-flow-col lg:grid-cols-none lg:auto-cols-[minmax(7.5rem,1fr)] lg:overflow-x-auto lg:pb-2">
          {dias.map((dia, orden) => (
            <DiaDeLaSemana
              key={dia.fecha}
              dia={dia}
              paraAdmin={isAdmin}
              alLlegar={setLlegados}
              enEspera={esperado >= 0 && orden > esperado}
            />
          ))}
        </ol>
      )}
    </div>
  );
}
