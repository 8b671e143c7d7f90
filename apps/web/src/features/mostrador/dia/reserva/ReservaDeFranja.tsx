import { fechaDe } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { esActiva } from '@remanso/contract/reserva/reservas.rules';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Insignia } from '../../../../components/ui/Insignia.tsx';
import { enfocar } from '../../../../lib/enfocar.ts';
import { confirmar } from '../../../../components/ui/dialogo/confirmar.ts';
import { mensajeDe } from '../../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../../lib/carteles.ts';
import { useCentro } from '../../../../lib/centro.ts';
import { ContactoDeCliente } from '../../../../components/contacto/ContactoDeCliente.tsx';
import { consecuenciasDeCancelar } from '../../../../entities/reserva/cancelacion.view.ts';
import { mensajeDeRecordatorio } from '../../../../entities/reserva/mensaje-de-recordatorio.view.ts';
import { ComoSeEntera } from '../../../../entities/reserva/ComoSeEntera.tsx';
import { EsperaLaSenia } from './EsperaLaSenia.tsx';
import { MarcaDeSerie } from '../../../../entities/serie/MarcaDeSerie.tsx';
import { CuentaDeReserva } from '../../../../entities/pago/CuentaDeReserva.tsx';
import { AsistenciaDeReserva } from '../asistencia/AsistenciaDeReserva.tsx';
import { useAQuienIrian } from '../espera/useAQuienIrian.ts';
import { HistoriaDeReserva } from './HistoriaDeReserva.tsx';
import { MarcaDeNota } from './MarcaDeNota.tsx';
import { MensajesDeReserva } from './MensajesDeReserva.tsx';
import { NotasDeReserva } from './NotasDeReserva.tsx';
import { Participantes } from './Participantes.tsx';
import { nombreDeTitular } from '../dia.view.ts';
import { recadoDeCancelada, recadoDeConfirmada, enlaceParaCliente } from './mensajes.view.ts';
import type { CambioHecho, VentanaDelDia } from '../ventanas.ts';
import { ERROR_AL_CANCELAR } from '../../../../entities/reserva/reservas.mutations.ts';
import {
  ERROR_AL_CONFIRMAR,
  useCancelarReserva,
  useConfirmarReserva,
} from './reservas-del-dia.mutations.ts';

interface PropiedadesDeReservaDeFranja {
  reserva: ReservaDelMostrador;
  franja: Franja;
  ahora: string;
  /** False once the day of the franja is over. */
  editable: boolean;
  porVenir: boolean;
  /** True for the booking that the person came to see: this booking takes the focus. */
  destacada: boolean;
  alAbrir: (ventana: VentanaDelDia) => void;
  alHacer: (hecho: CambioHecho) => void;
}

export function ReservaDeFranja({
  reserva,
  franja,
  ahora,
  editable,
  porVenir,
  destacada,
  alAbrir,
  alHacer,
}: PropiedadesDeReservaDeFranja) {
  const { mutateAsync: cancelar } = useCancelarReserva();
  const { mutateAsync: pasarAConfirmada, isPending: confirmando } = useConfirmarReserva();
  const centro = useCentro();
  const titular = nombreDeTitular(reserva);

  async function preguntarYCancelar() {
    const cancelada = await confirmar({
      titulo: `¿Cancelar la reserva de ${titular}?`,
      detalle: <Consecuencias reserva={reserva} franja={franja} />,
      accion: 'Cancelar reserva',
      alConfirmar: () => cancelar(reserva.id),
      siFalla: ERROR_AL_CANCELAR,
    });
    if (!cancelada) return;
    cartel.exito('Reserva cancelada exitosamente');
    alHacer({
      texto: `La reserva de ${titular} quedó cancelada.`,
      enlace: enlaceParaCliente(reserva, recadoDeCancelada(reserva)),
      nombre: titular,
      reserva,
    });
  }

  async function confirmarla() {
    try {
      await pasarAConfirmada(reserva.id);
    } catch (error) {
      cartel.error(mensajeDe(error, ERROR_AL_CONFIRMAR));
      return;
    }
    alHacer({
      texto: `La reserva de ${titular} está confirmada.`,
      enlace: enlaceParaCliente(reserva, recadoDeConfirmada(reserva)),
      nombre: titular,
    });
  }

  return (
    <li
      ref={destacada ? enfocar : undefined}
      tabIndex={destacada ? -1 : undefined}
      className="guijarro border border-borde p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="flex flex-wrap items-center gap-2 text-lg font-semibold">
          {titular}
          {reserva.estado === 'PENDIENTE' && <Insignia tono="aviso">Pendiente</Insignia>}
          {reserva.abono && <Insignia tono="agua">Con abono</Insignia>}
          <MarcaDeSerie
            reserva={reserva}
            alVer={(serieId) => alAbrir({ que: 'serie', serieId })}
            className="text-sm text-petroleo"
          />
        </h3>
        <p className="cifras text-lg font-bold">
          <span className="sr-only">Precio total: </span>
          {formatearPesos(reserva.precioTotal)}
        </p>
      </div>
      <EsperaLaSenia reserva={reserva} className="" />
      <MarcaDeNota nota={reserva.cliente.nota} className="my-1 whitespace-pre-line" />
      {reserva.cliente.id !== null && (
        <ContactoDeCliente
          cliente={reserva.cliente}
          recordatorio={
            porVenir ? mensajeDeRecordatorio(reserva, centro, fechaDe(ahora)) : undefined
          }
        />
      )}
      <div className="mt-3">
        <Participantes reserva={reserva} franja={franja} editable={editable} />
      </div>
      <AsistenciaDeReserva reserva={reserva} ahora={ahora} />
      <CuentaDeReserva reserva={reserva} />
      <NotasDeReserva reserva={reserva} editable={editable} />
      {reserva.cliente.id !== null && (
        <MensajesDeReserva reservaId={reserva.id} titular={titular} />
      )}
      <HistoriaDeReserva reservaId={reserva.id} titular={titular} />
      {editable && (
        <div className="mt-3 flex flex-wrap gap-2 sm:justify-end">
          {reserva.estado === 'PENDIENTE' && (
            <Boton
              variante="terracota"
              tamano="sm"
              className="max-sm:grow"
              cargando={confirmando}
              aria-label={`Confirmar reserva de ${titular}`}
              onClick={() => void confirmarla()}
            >
              Confirmar
            </Boton>
          )}
          <BotonesDeCambio {...{ reserva, porVenir, alAbrir }} />
          <Boton
            variante="outline"
            tamano="sm"
            className="max-sm:grow"
            aria-label={`Cancelar reserva de ${titular}`}
            onClick={() => void preguntarYCancelar()}
          >
            Cancelar reserva
          </Boton>
        </div>
      )}
    </li>
  );
}

type PropiedadesDeBotonesDeCambio = Pick<
  PropiedadesDeReservaDeFranja,
  'reserva' | 'porVenir' | 'alAbrir'
>;

/** The buttons whose windows edit, move or repeat the booking. */
function BotonesDeCambio({ reserva, porVenir, alAbrir }: PropiedadesDeBotonesDeCambio) {
  const titular = nombreDeTitular(reserva);
  return (
    <>
      <BotonDeCambio
        verbo="Editar"
        titular={titular}
        alPulsar={() => alAbrir({ que: 'editarReserva', reserva })}
      />
      {esActiva(reserva.estado) && (
        <BotonDeCambio
          verbo="Mover"
          titular={titular}
          alPulsar={() => alAbrir({ que: 'moverReserva', reserva })}
        />
      )}
      {porVenir && reserva.cliente.id !== null && (
        <BotonDeCambio
          verbo="Repetir"
          titular={titular}
          alPulsar={() => alAbrir({ que: 'repetirReserva', reserva })}
        />
      )}
    </>
  );
}

interface PropiedadesDeBotonDeCambio {
  verbo: string;
  titular: string;
  alPulsar: () => void;
}

/**
 * A button that opens the window in which the booking is edited, moved or repeated. On a phone it
 * shows only `verbo`.
 */
function BotonDeCambio({ verbo, titular, alPulsar }: PropiedadesDeBotonDeCambio) {
  return (
    <Boton
      variante="secondary"
      tamano="sm"
      className="max-sm:grow"
      aria-label={`${verbo} reserva de ${titular}`}
      onClick={alPulsar}
    >
      <span>
        {verbo}
        <span className="max-sm:hidden"> reserva</span>
      </span>
    </Boton>
  );
}

interface PropiedadesDeConsecuencias {
  reserva: ReservaDelMostrador;
  franja: Franja;
}

function Consecuencias({ reserva, franja }: PropiedadesDeConsecuencias) {
  const siguen = useAQuienIrian(franja, reserva.personas);
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5">
      {consecuenciasDeCancelar(reserva).map((consecuencia) => (
        <li key={consecuencia}>{consecuencia}</li>
      ))}
      {siguen && <li>{siguen}</li>}
      <li>
        <ComoSeEntera reserva={reserva} />
      </li>
    </ul>
  );
}
