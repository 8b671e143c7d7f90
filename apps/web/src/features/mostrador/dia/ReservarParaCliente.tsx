import { fechaDe, nombreDeFecha, nombreDeMomento } from '@remanso/contract/calendario';
import { MAXIMO_DE_PERSONAS, plazasLibres } from '@remanso/contract/franjas.rules';
import { FALTAN_NOMBRES } from '@remanso/contract/reservas.rules';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { MarcoDeCampo } from '../../../components/form/MarcoDeCampo.tsx';
import { clasesDeControl } from '../../../components/form/clasesDeControl.ts';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Modal } from '../../../components/ui/Modal.tsx';
import { Nota } from '../../../components/ui/Nota.tsx';
import { confirmar } from '../../../components/ui/confirmar.ts';
import { DURACION_DE_RESERVA, avisar } from '../../../lib/avisos.ts';
import { AcompaniantesDeReserva } from './AcompaniantesDeReserva.tsx';
import { EleccionDeCliente } from './EleccionDeCliente.tsx';
import { EleccionDeDia } from './EleccionDeDia.tsx';
import { EleccionDeFranja } from './EleccionDeFranja.tsx';
import { EleccionDePersonas } from './EleccionDePersonas.tsx';
import { PrecioDeReserva } from './PrecioDeReserva.tsx';
import { mayuscula } from './dia.view.ts';
import {
  FALTA_CLIENTE,
  accionDeReservar,
  motivoParaNoElegir,
  type ClienteElegido,
} from './reservar.view.ts';
import { useReservaParaCliente } from './useReservaParaCliente.ts';
import { CREAR_CLIENTE } from './reservar-para-cliente.mutations.ts';
import { consultasDeFranjas } from '../../../entities/franja/franjas-del-dia.queries.ts';

interface PropiedadesDeReservarParaCliente {
  diaEnPantalla: string;
  /** Null where the franja is still to be chosen. */
  franjaId: number | null;
  ahora: string;
  alCerrar: () => void;
}

/** The desk's booking for a client who phoned or walked in, in one window: who, how many, and the price. */
export function ReservarParaCliente({
  diaEnPantalla,
  franjaId,
  ahora,
  alCerrar,
}: PropiedadesDeReservarParaCliente) {
  const hoy = fechaDe(ahora);
  const [fecha, setFecha] = useState(franjaId || diaEnPantalla > hoy ? diaEnPantalla : hoy);
  const dia = useQuery(consultasDeFranjas.delDia(fecha));
  const [esNuevo, setEsNuevo] = useState(false);
  const formularioDeCliente = useId();
  const yReservar = useRef(false);
  const creando = useIsMutating({ mutationKey: CREAR_CLIENTE }) > 0;
  const reserva = useReservaParaCliente({
    franjas: dia.data ?? [],
    franjaInicial: franjaId,
    ahora,
    crearCliente: () => {
      const formulario = document.getElementById(formularioDeCliente);
      if (esNuevo) (formulario as HTMLFormElement).requestSubmit();
      return esNuevo;
    },
    alReservar: ({ inicio }) => {
      const otroDia = fecha === diaEnPantalla ? '' : ` Es el ${nombreDeMomento(inicio)}.`;
      avisar.exito(`¡Reserva creada exitosamente!${otroDia}`, { duracion: DURACION_DE_RESERVA });
      alCerrar();
    },
  });
  const { franja, personas, error } = reserva;
  const enviando = reserva.enviando || creando;

  // Focuses a franja where one is still to be chosen; otherwise the focus begins at the client.
  useEffect(() => {
    if (franjaId === null) {
      document.querySelector<HTMLElement>('dialog [name="franja"]:enabled')?.focus();
    }
  }, [franjaId]);

  function elegirCliente(cliente: ClienteElegido | null) {
    reserva.elegirCliente(cliente);
    // The booking follows only the creation of a client by the booking's own button, not the choice of a client in the
    // search.
    if (cliente && esNuevo && yReservar.current) reserva.confirmar(cliente);
    yReservar.current = false;
    setEsNuevo(false);
  }

  async function cerrar() {
    if ((!reserva.empezada && !esNuevo) || (await confirmarDescarte())) alCerrar();
  }

  const hora = franja ? `, ${franja.horaInicio} a ${franja.horaFin}` : '';
  return (
    <Modal
      abierto
      titulo={franjaId && franja ? `Reservar el turno de las ${franja.horaInicio}` : 'Reservar'}
      subtitulo={`${mayuscula(nombreDeFecha(fecha))}${hora}`}
      ocupado={enviando}
      alCerrar={cerrar}
      pie={
        <div className="flex w-full flex-wrap items-center justify-end gap-3">
          <PrecioDeReserva
            personas={personas}
            precio={reserva.precio}
            anterior={reserva.precioAnterior}
          />
          <Boton variante="secondary" disabled={enviando} onClick={cerrar}>
            Cancelar
          </Boton>
          <Boton
            variante="terracota"
            // The class ignores presses for a moment: a second click was not meant to accept a price that has only just
            // appeared.
            className={`max-sm:flex-1 ${reserva.precioAnterior === null ? '' : 'asentarse'}`}
            cargando={enviando}
            onClick={() => reserva.confirmar()}
          >
            {accionDeReservar(reserva.precioAnterior, reserva.precio.data?.precioTotal)}
          </Boton>
        </div>
      }
    >
      <div className="flex flex-col gap-5">
        {error && error !== FALTA_CLIENTE && (
          // An error about missing names is no alert, because the focus goes to the field, which shows its own error.
          <Nota
            key={error}
            tono={reserva.precioAnterior === null ? 'peligro' : 'aviso'}
            role={error === FALTAN_NOMBRES ? 'status' : 'alert'}
          >
            {error}
          </Nota>
        )}
        {franjaId === null && (
          <EleccionDeDia
            fecha={fecha}
            hoy={hoy}
            alElegir={(otra) => {
              setFecha(otra);
              reserva.elegirFranja(null);
            }}
          />
        )}
        {(franjaId === null || !franja) && (
          <EleccionDeFranja
            fecha={fecha}
            dia={dia}
            elegida={franja?.id ?? null}
            motivo={(una) => motivoParaNoElegir(una, ahora)}
            alElegir={reserva.elegirFranja}
          />
        )}
        {/* Submitted by its own button, the form only creates the client; submitted by the booking's button, which
            is outside it and so no submitter, it books as well. */}
        <div
          onSubmitCapture={({ nativeEvent }) => {
            yReservar.current = nativeEvent.submitter === null;
          }}
        >
          <EleccionDeCliente
            elegido={reserva.cliente}
            esNuevo={esNuevo}
            formulario={formularioDeCliente}
            error={error === FALTA_CLIENTE ? error : undefined}
            alElegir={elegirCliente}
            alCambiarEsNuevo={setEsNuevo}
          />
        </div>
        <EleccionDePersonas
          personas={personas}
          libres={franja ? plazasLibres(franja) : MAXIMO_DE_PERSONAS}
          alElegir={reserva.elegirPersonas}
        />
        <AcompaniantesDeReserva
          acompaniantes={reserva.acompaniantes}
          faltan={error === FALTAN_NOMBRES}
          alCambiar={reserva.cambiarAcompaniante}
        />
        <MarcoDeCampo etiqueta="Notas (opcional)">
          {(enlaces) => (
            <textarea
              {...enlaces}
              rows={2}
              maxLength={500}
              value={reserva.notas}
              className={clasesDeControl}
              onChange={(evento) => reserva.escribirNotas(evento.target.value)}
            />
          )}
        </MarcoDeCampo>
      </div>
    </Modal>
  );
}

const confirmarDescarte = () =>
  confirmar({
    titulo: '¿Descartar la reserva?',
    detalle: 'Lo que se escribió acá se pierde.',
    accion: 'Descartar reserva',
    volver: 'Seguir editando',
  });
