import { nombreDeFecha } from '@remanso/contract/calendario';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { Suspense } from 'react';
import { prescindible } from '../../../../lib/perezosa.ts';
import { contarPersonas, enLista } from '../../../../lib/palabras.ts';
import { acompaniantesDe } from '../../../../entities/reserva/reserva.view.ts';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { BarraDeResumen } from '../BarraDeResumen.tsx';
import { GrillaDeHorarios } from '../turno/GrillaDeHorarios.tsx';
import { TiraDeDias } from '../turno/TiraDeDias.tsx';
import { AntesYDespues } from './AntesYDespues.tsx';
import { useOtroTurno } from './useOtroTurno.ts';

const OtrosTurnos = prescindible(
  async () => (await import('../turno/OtrosTurnos.tsx')).OtrosTurnos,
);

interface PropiedadesDeOtroTurno {
  reserva: ReservaDeCliente;
  /** Called with the page of Mis Reservas that now shows the booking. */
  alTerminar: (pagina: number) => void;
}

/** The choice of the day and hour to which a booking is moved, and what the move changes. */
export function OtroTurno({ reserva, alTerminar }: PropiedadesDeOtroTurno) {
  const { calendario, dia, viva, propios, elegida, problema, conOtros, mudando, acciones } =
    useOtroTurno(reserva, alTerminar);
  const { hoy, hasta, sabeHasta, ventanaDias, ventana, fecha, config } = calendario;
  const personas = reserva.numPersonas;
  return (
    <div className="group flex flex-col al-lado:grid al-lado:grid-cols-[clamp(15rem,36%,21rem)_minmax(0,1fr)] al-lado:items-start gap-x-8">
      <div className="flex min-w-0 flex-col gap-5 sm:gap-8 bajo:gap-2 al-lado:col-start-2 al-lado:row-start-1">
        <Ahora reserva={reserva} />
        <TiraDeDias
          hoy={hoy}
          hasta={hasta}
          sabeHasta={sabeHasta}
          ventanaDias={ventanaDias}
          fecha={fecha}
          ventana={ventana.data}
          delElegido={dia.data}
          propios={propios}
          personas={personas}
          // A moved booking keeps its price, whatever the price list of the new day says.
          preciosDesde={undefined}
          alElegir={acciones.elegirFecha}
        />
        <GrillaDeHorarios
          dia={dia}
          fecha={fecha}
          elegida={elegida?.id}
          personas={personas}
          deja={reserva.franja.inicio}
          propios={propios}
          alElegir={acciones.elegirFranja}
          alElegirFecha={acciones.elegirFecha}
        />
      </div>
      <BarraDeResumen nombre="Cambio de turno" problema={problema} conOtros={conOtros === true}>
        {elegida && conOtros && (
          <Suspense>
            <OtrosTurnos
              franja={elegida}
              viva={viva}
              personas={personas}
              deja={reserva.franja.inicio}
              hasta={hasta}
              alElegir={acciones.elegirFranja}
            />
          </Suspense>
        )}
        <AntesYDespues reserva={reserva} elegida={elegida} horasDePlazo={config?.limiteCancelHoras}>
          <Boton
            variante="terracota"
            tamano="lg"
            id="seguir"
            className="max-lg:grow max-sm:px-5 bajo:min-h-11"
            cargando={mudando}
            onClick={() => void acciones.cambiar()}
          >
            Cambiar Turno
          </Boton>
        </AntesYDespues>
      </BarraDeResumen>
    </div>
  );
}

/** The turn that the booking leaves, and its companions. */
function Ahora({ reserva }: { reserva: ReservaDeCliente }) {
  const acompaniantes = acompaniantesDe(reserva);
  return (
    <p className="[overflow-wrap:anywhere]">
      El turno es el{' '}
      <strong>
        {nombreDeFecha(reserva.fecha)},{' '}
        <span className="cifras whitespace-nowrap">{reserva.horario}</span>
      </strong>
      , para {contarPersonas(reserva.numPersonas)}
      {acompaniantes.length > 0 &&
        `, con ${enLista(acompaniantes)}. Pasan todos juntos al turno que elijas`}
      .
    </p>
  );
}
