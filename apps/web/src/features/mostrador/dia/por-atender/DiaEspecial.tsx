import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { useQuery } from '@tanstack/react-query';
import Info from 'lucide-react/icons/info';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { BotonEnlace } from '../../../../components/ui/BotonEnlace.tsx';
import { Enlace, enlaceDeTexto } from '../../../../components/ui/Enlace.tsx';
import { Nota } from '../../../../components/ui/Nota.tsx';
import { usePermiso } from '../../../../lib/sesion/usePermiso.ts';
import type { Destino } from '../../../../lib/direccion/rutas.ts';
import { excepcionesDe } from './excepciones-del-dia.queries.ts';
import { diaEspecial } from './especial.view.ts';
import { useIrAlTurno } from './useIrAlTurno.ts';

interface PropiedadesDeDiaEspecial {
  fecha: string;
  /** The franjas of the day. Undefined while the franjas load. */
  franjas: readonly Franja[] | undefined;
  ahora: string;
}

/**
 * An answer without exceptions, used where the exceptions could not be read, or where the person is
 * no administrator and so does not ask for them.
 */
const SIN_EXCEPCIONES = { feriados: [], bloqueos: [], overrides: [] };

/**
 * Tells what is special about the day on screen. Where bookings are left to resolve, renders a
 * banner with links to the exception and to the bookings; otherwise renders a line of text. Renders
 * nothing for a day without franjas, where CaminosDeDiaVacio shows the reason.
 */
export function DiaEspecial({ fecha, franjas = [], ahora }: PropiedadesDeDiaEspecial) {
  const esAdmin = usePermiso('admin');
  const irAlTurno = useIrAlTurno();
  const { data = SIN_EXCEPCIONES, isLoading } = useQuery({
    ...excepcionesDe(fecha),
    enabled: esAdmin,
  });
  const especial = isLoading || franjas.length === 0 ? null : diaEspecial(data, franjas, ahora);
  if (!especial) return null;
  const { razones, porResolver, franjas: cerradas } = especial;
  const destino: Destino = `/dashboard/feriados?mes=${fecha.slice(0, 7)}`;
  if (!porResolver) {
    return (
      <p className="flex items-start gap-2 text-sm">
        <Info aria-hidden="true" className="mt-1.5 size-4 shrink-0 text-petroleo" />
        <span className="min-w-0">
          {razones.join(' ')}{' '}
          <Enlace a={destino} className={enlaceDeTexto}>
            Ver la excepción
          </Enlace>
        </span>
      </p>
    );
  }
  return (
    <div className="w-full">
      <Nota tono="aviso">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div>
            {razones.map((razon) => (
              <p key={razon}>{razon}</p>
            ))}
            <p className="font-normal">{porResolver}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Boton variante="outline" tamano="sm" onClick={() => irAlTurno(cerradas)}>
              Ir al turno
            </Boton>
            {esAdmin && (
              <BotonEnlace a={`${destino}&resolver`} variante="outline" tamano="sm">
                Ver y resolver
              </BotonEnlace>
            )}
          </div>
        </div>
      </Nota>
    </div>
  );
}
