import { diaAbreviado, mesAbreviado, nombreDeFecha } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { ReservaDeCliente } from '@remanso/contract/reservas.contract';
import { Boton } from '../../../components/ui/Boton.tsx';
import { BotonEnlace } from '../../../components/ui/BotonEnlace.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { ahora } from '../../../lib/reloj.ts';
import { InsigniaDeEstado } from '../../../entities/reserva/InsigniaDeEstado.tsx';
import { contarPersonas } from '../../../components/ui/contarPersonas.ts';
import { cancelacionDe } from '../../../entities/reserva/reserva.view.ts';

interface PropiedadesDeTarjetaDeReserva {
  reserva: ReservaDeCliente;
  alVer: (reserva: ReservaDeCliente) => void;
  alQuitar: (reserva: ReservaDeCliente) => void;
  alCancelar: (reserva: ReservaDeCliente) => void;
}

export function TarjetaDeReserva({
  reserva,
  alVer,
  alQuitar,
  alCancelar,
}: PropiedadesDeTarjetaDeReserva) {
  const { id, fecha, horario, numPersonas, precio, estado } = reserva;
  const cancelacion = cancelacionDe(reserva, ahora());
  const apagada = estado === 'cancelada';
  return (
    <Tarjeta
      como="article"
      aria-labelledby={`reserva-${id}`}
      className="flex flex-wrap gap-x-4 gap-y-1 sm:grid sm:grid-cols-[auto_1fr] sm:gap-x-6"
    >
      <Fecha fecha={fecha} apagada={apagada} />
      <div className="min-w-0 flex-1 basis-36">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
          <h2
            id={`reserva-${id}`}
            tabIndex={-1}
            className={`outline-none ${apagada ? 'text-tinta-suave' : ''}`}
          >
            <span className="sr-only">{nombreDeFecha(fecha)}, </span>
            <span className="cifras text-2xl font-extrabold tracking-tight sm:text-3xl">
              {horario}
            </span>
          </h2>
          <InsigniaDeEstado estado={estado} />
        </div>
        <p className="cifras mt-1 text-lg text-tinta-suave">
          {contarPersonas(numPersonas)}, {formatearPesos(precio)}
        </p>
        {!cancelacion.puede && cancelacion.motivo && (
          <p className="mt-2 text-sm text-tinta-suave">{cancelacion.motivo}</p>
        )}
      </div>
      <div className="mt-1 -mb-2 flex w-full flex-wrap items-center justify-between gap-y-1 sm:justify-start sm:gap-x-8">
        <Boton
          variante="ghost"
          className="-mx-2 px-2! sm:-mx-3 sm:px-3!"
          onClick={() => alVer(reserva)}
        >
          Ver detalles
        </Boton>
        {cancelacion.puede && numPersonas > 1 && (
          <Boton
            variante="ghost"
            className="-mx-2 px-2! sm:-mx-3 sm:px-3!"
            onClick={() => alQuitar(reserva)}
          >
            Quitar acompañante
          </Boton>
        )}
        {cancelacion.puede && (
          <Boton
            variante="ghost"
            className="-mx-2 px-2! sm:-mx-3 sm:px-3! text-peligro!"
            onClick={() => alCancelar(reserva)}
          >
            Cancelar
          </Boton>
        )}
        {estado === 'completada' && (
          <BotonEnlace a={`/reservas/nueva-reserva?como=${id}`} variante="agua">
            Reservar de Nuevo
          </BotonEnlace>
        )}
      </div>
    </Tarjeta>
  );
}

/** The date as on a tear-off calendar, only for the eye: the heading has it in words. */
function Fecha({ fecha, apagada }: { fecha: string; apagada: boolean }) {
  const tono = apagada ? 'bg-hundido text-tinta-suave' : 'bg-agua text-sobre-agua';
  return (
    <p
      aria-hidden="true"
      className={`guijarro flex w-18 flex-col items-center self-start py-2.5 leading-none sm:row-span-2 sm:w-22 sm:py-3 ${tono}`}
    >
      <span className="text-sm font-semibold first-letter:uppercase">{diaAbreviado(fecha)}</span>
      <span className="cifras my-1 text-4xl font-extrabold tracking-tighter sm:text-5xl">
        {Number(fecha.slice(8))}
      </span>
      <span className="text-sm">{mesAbreviado(fecha)}</span>
    </p>
  );
}
