import { diaAbreviado, mesAbreviado, nombreDeFecha } from '@remanso/contract/calendario';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { Boton } from '../../../components/ui/Boton.tsx';
import { BotonEnlace } from '../../../components/ui/BotonEnlace.tsx';
import { clasesDeBoton } from '../../../components/ui/clasesDeBoton.ts';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { enLista, contarPersonas } from '../../../lib/palabras.ts';
import { ahora, hoy } from '../../../lib/tiempo/reloj.ts';
import { useSearch } from 'wouter/use-browser-location';
import { navegar } from '../../../lib/direccion/navegacion.ts';
import {
  destinoDeCambio,
  paginaConReserva,
  type VieneDe,
} from '../../../entities/reserva/cambio-de-turno.view.ts';
import { AgregarAlCalendario } from '../../../entities/reserva/AgregarAlCalendario.tsx';
import { CierreDeReserva } from '../../../entities/reserva/CierreDeReserva.tsx';
import { EscribirAlCentro } from '../../../entities/reserva/EscribirAlCentro.tsx';
import { InsigniaDeEstado } from '../../../entities/reserva/InsigniaDeEstado.tsx';
import { MarcaDeSerie } from '../../../entities/serie/MarcaDeSerie.tsx';
import { SeniaPedida } from '../../../entities/reserva/senia/SeniaPedida.tsx';
import {
  SIN_SENIA,
  acompaniantesDe,
  cancelacionDe,
  comoSePagaLa,
  estaPorVenir,
  otraVez,
  seConsulta,
} from '../../../entities/reserva/reserva.view.ts';
import { rotuloDeCompartir } from '../../../entities/reserva/compartir/compartir.view.ts';
import { diaCercano } from '../../../entities/reserva/dia-relativo.view.ts';

interface PropiedadesDeTarjetaDeReserva {
  reserva: ReservaDeCliente;
  alVer: (reserva: ReservaDeCliente) => void;
  alVerSerie: (serieId: number) => void;
  alCompartir: (reserva: ReservaDeCliente) => void;
  alQuitar: (reserva: ReservaDeCliente) => void;
  alCancelar: (reserva: ReservaDeCliente) => void;
}

export function TarjetaDeReserva({
  reserva,
  alVer,
  alVerSerie,
  alCompartir,
  alQuitar,
  alCancelar,
}: PropiedadesDeTarjetaDeReserva) {
  const { id, fecha, horario, numPersonas, estado } = reserva;
  const cancelacion = cancelacionDe(reserva, ahora());
  const deNuevo = otraVez(reserva, ahora());
  const apagada = estado === 'cancelada';
  const cercano = diaCercano(reserva, hoy());
  const acompaniantes = acompaniantesDe(reserva);
  return (
    <Tarjeta
      como="article"
      aria-labelledby={`reserva-${id}`}
      className="flex flex-wrap gap-x-4 gap-y-1 has-[h3:focus]:border-petroleo sm:grid sm:grid-cols-[auto_1fr] sm:gap-x-6"
    >
      <Fecha fecha={fecha} apagada={apagada} />
      <div className="min-w-0 flex-1 basis-36">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
          <h3
            id={`reserva-${id}`}
            tabIndex={-1}
            className={`outline-none ${apagada ? 'text-tinta-suave' : ''}`}
          >
            <span className="sr-only">{nombreDeFecha(fecha)}, </span>
            {cercano && <span className="block text-lg font-bold text-petroleo">{cercano}</span>}
            <span className="cifras text-2xl font-extrabold tracking-tight sm:text-3xl">
              {horario}
            </span>
          </h3>
          <InsigniaDeEstado {...reserva} />
        </div>
        <p className="cifras mt-1 text-lg text-tinta-suave">
          {contarPersonas(numPersonas)}, {comoSePagaLa(reserva)}
        </p>
        {acompaniantes.length > 0 && (
          <p className="text-tinta-suave [overflow-wrap:anywhere]">Con {enLista(acompaniantes)}</p>
        )}
        <MarcaDeSerie reserva={reserva} alVer={alVerSerie} className="text-petroleo" />
        {reserva.sinSenia && <p className="mt-2 text-sm">{SIN_SENIA}</p>}
        {!cancelacion.puede && cancelacion.motivo && (
          <p className="mt-2 text-sm text-tinta-suave">{cancelacion.motivo}</p>
        )}
      </div>
      {(reserva.cerrada || reserva.senia) && (
        <div className="mt-2 w-full sm:col-start-2">
          <CierreDeReserva reserva={reserva} />
          <SeniaPedida reserva={reserva} />
        </div>
      )}
      <div className="mt-1 -mx-2 -mb-2 flex w-[calc(100%+1rem)] flex-wrap items-center gap-x-1 gap-y-1 sm:col-start-2 sm:-mx-3 sm:w-auto sm:gap-x-4">
        <Boton
          variante="ghost"
          className="px-2! max-sm:text-sm sm:px-3!"
          onClick={() => alVer(reserva)}
        >
          Ver detalles
        </Boton>
        {estaPorVenir(reserva, ahora()) && (
          // This button is among the details on a phone, so that the remaining buttons fit one row.
          <AgregarAlCalendario id={id} variante="ghost" className="px-3! max-sm:hidden" />
        )}
        {acompaniantes.length > 0 && estaPorVenir(reserva, ahora()) && (
          <Boton
            variante="ghost"
            className="max-w-full px-2! max-sm:text-sm sm:px-3!"
            onClick={() => alCompartir(reserva)}
          >
            <span className="truncate">{rotuloDeCompartir(reserva)}</span>
          </Boton>
        )}
        {cancelacion.puede && <CambiarTurno reserva={reserva} />}
        {cancelacion.puede && numPersonas > 1 && (
          <Boton
            variante="ghost"
            className="px-2! max-sm:text-sm sm:px-3!"
            onClick={() => alQuitar(reserva)}
          >
            Quitar acompañante
          </Boton>
        )}
        {cancelacion.puede && (
          <Boton
            variante="ghost"
            className="px-2! max-sm:text-sm text-peligro! sm:px-3!"
            onClick={() => alCancelar(reserva)}
          >
            Cancelar
          </Boton>
        )}
        {seConsulta(reserva, ahora()) && (
          <EscribirAlCentro
            reserva={reserva}
            className={clasesDeBoton({ variante: 'ghost' }, 'px-2! max-sm:text-sm sm:px-3!')}
          />
        )}
        {deNuevo && (
          <BotonEnlace a={deNuevo.destino} variante={apagada ? 'outline' : 'agua'}>
            {deNuevo.texto}
          </BotonEnlace>
        )}
      </div>
    </Tarjeta>
  );
}

/**
 * A link to the screen that moves the booking. The page left behind gets `?reserva=`, so that going
 * back finds the booking.
 */
function CambiarTurno({ reserva }: { reserva: ReservaDeCliente }) {
  const vieneDe = paginaConReserva(useSearch(), reserva.id);
  return (
    <BotonEnlace
      a={destinoDeCambio(reserva)}
      state={{ vieneDe } satisfies VieneDe}
      variante="ghost"
      className="px-2! max-sm:text-sm sm:px-3!"
      onClick={() => navegar(vieneDe, { reemplazar: true })}
    >
      Cambiar Turno
    </BotonEnlace>
  );
}

/** The date as on a tear-off calendar, hidden from screen readers: the heading says the date. */
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
