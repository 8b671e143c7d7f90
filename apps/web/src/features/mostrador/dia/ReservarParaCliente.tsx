import { fechaDe, nombreDeFecha, nombreDeMomento } from '@remanso/contract/calendario';
import type { Franja } from '@remanso/contract/franjas.contract';
import { MAXIMO_DE_PERSONAS, plazasLibres } from '@remanso/contract/franjas.rules';
import { FALTAN_NOMBRES } from '@remanso/contract/reservas.rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MarcoDeCampo } from '../../../components/form/MarcoDeCampo.tsx';
import { clasesDeControl } from '../../../components/form/clasesDeControl.ts';
import { Modal } from '../../../components/ui/Modal.tsx';
import { Nota } from '../../../components/ui/Nota.tsx';
import { confirmar } from '../../../components/ui/confirmar.ts';
import { consultasDeFranjas } from '../../../entities/franja/franjas-del-dia.queries.ts';
import { impedimentoDe } from '../../../entities/reserva/avance.ts';
import { acompaniantesPara } from '../../../entities/reserva/participantes.view.ts';
import { DURACION_DE_RESERVA, avisar } from '../../../lib/avisos.ts';
import { AcompaniantesDeReserva } from './AcompaniantesDeReserva.tsx';
import { EleccionDeCliente } from './EleccionDeCliente.tsx';
import { EleccionDeDia } from './EleccionDeDia.tsx';
import { EleccionDeFranja } from './EleccionDeFranja.tsx';
import { EleccionDePersonas } from './EleccionDePersonas.tsx';
import { PieDeReserva } from './PieDeReserva.tsx';
import { mayuscula } from './dia.view.ts';
import {
  FALTA_CLIENTE,
  estaEmpezada,
  motivoParaNoElegir,
  type ClienteElegido,
} from './reservar.view.ts';
import { useClienteNuevo } from './useClienteNuevo.ts';
import { useReservaParaCliente } from './useReservaParaCliente.ts';

interface PropiedadesDeReservarParaCliente {
  diaEnPantalla: string;
  /** Null where the franja is still to be chosen. */
  franjaId: number | null;
  /** The client, where the booking begins with one. */
  cliente?: ClienteElegido | undefined;
  ahora: string;
  alCerrar: () => void;
}

/**
 * The desk's booking for a client who phoned or walked in, in one window: who, how many, and the
 * price.
 */
export function ReservarParaCliente({
  diaEnPantalla,
  franjaId,
  cliente,
  ahora,
  alCerrar,
}: PropiedadesDeReservarParaCliente) {
  const hoy = fechaDe(ahora);
  const [fecha, setFecha] = useState(franjaId || diaEnPantalla > hoy ? diaEnPantalla : hoy);
  const dia = useQuery(consultasDeFranjas.delDia(fecha));
  const nuevo = useClienteNuevo();
  const { avance, franja, precio, ...reserva } = useReservaParaCliente({
    franjas: dia.data ?? [],
    franjaInicial: franjaId,
    clienteInicial: cliente ?? null,
    ahora,
    crearCliente: nuevo.enviar,
    alReservar: (reservada) => {
      celebrar(reservada, diaEnPantalla);
      alCerrar();
    },
  });
  const { eleccion, precioCambiado } = avance.datos;
  const { personas, acompaniantes } = eleccion;
  const error = avance.datos.error?.texto ?? precioCambiado?.texto ?? impedimentoDe(avance);
  const enviando = avance.en === 'enviando' || nuevo.creando;

  // Focuses a franja where one is still to be chosen; otherwise the focus begins at the client.
  useEffect(() => {
    if (franjaId === null) {
      document.querySelector<HTMLElement>('dialog [name="franja"]:enabled')?.focus();
    }
  }, [franjaId]);

  function elegirCliente(nuevoCliente: ClienteElegido | null, recienCreado = false) {
    const elegido = reserva.elegir({ cliente: nuevoCliente });
    if (nuevo.cerrar() && recienCreado) void reserva.reservar(elegido);
  }

  function cambiarDeDia(otra: string) {
    setFecha(otra);
    reserva.elegir({ franjaId: null });
  }

  async function cerrar() {
    if ((!estaEmpezada(eleccion, cliente) && !nuevo.abierto) || (await confirmarDescarte()))
      alCerrar();
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
        <PieDeReserva
          personas={personas}
          precio={precio}
          precioAnterior={precioCambiado?.antes ?? null}
          enviando={enviando}
          alCancelar={cerrar}
          alReservar={() => void reserva.reservar()}
        />
      }
    >
      <div className="flex flex-col gap-5">
        {error && error !== FALTA_CLIENTE && (
          // An error about missing names is no alert, because the focus goes to the field, which
          // shows its own error.
          <Nota
            key={error}
            tono={precioCambiado ? 'aviso' : 'peligro'}
            role={error === FALTAN_NOMBRES ? 'status' : 'alert'}
          >
            {error}
          </Nota>
        )}
        {franjaId === null && <EleccionDeDia fecha={fecha} hoy={hoy} alElegir={cambiarDeDia} />}
        {(franjaId === null || !franja) && (
          <EleccionDeFranja
            fecha={fecha}
            hoy={hoy}
            dia={dia}
            elegida={franja?.id ?? null}
            motivo={(una) => motivoParaNoElegir(una, ahora)}
            alElegir={(id) => reserva.elegir({ franjaId: id })}
            alIr={cambiarDeDia}
          />
        )}
        <div onSubmitCapture={nuevo.alEnviar}>
          <EleccionDeCliente
            elegido={eleccion.cliente}
            esNuevo={nuevo.abierto}
            formulario={nuevo.formulario}
            error={error === FALTA_CLIENTE ? error : undefined}
            alElegir={elegirCliente}
            alCambiarEsNuevo={nuevo.abrir}
          />
        </div>
        <EleccionDePersonas
          personas={personas}
          libres={franja ? plazasLibres(franja) : MAXIMO_DE_PERSONAS}
          alElegir={(cuantas) => reserva.elegir({ personas: cuantas })}
        />
        <AcompaniantesDeReserva
          acompaniantes={acompaniantesPara(personas, acompaniantes)}
          faltan={error === FALTAN_NOMBRES}
          alCambiar={reserva.cambiarAcompaniante}
        />
        <Notas valor={eleccion.notas} alEscribir={(notas) => reserva.escribir({ notas })} />
      </div>
    </Modal>
  );
}

function Notas({ valor, alEscribir }: { valor: string; alEscribir: (notas: string) => void }) {
  return (
    <MarcoDeCampo etiqueta="Notas (opcional)">
      {(enlaces) => (
        <textarea
          {...enlaces}
          rows={2}
          maxLength={500}
          value={valor}
          className={clasesDeControl}
          onChange={(evento) => alEscribir(evento.target.value)}
        />
      )}
    </MarcoDeCampo>
  );
}

function celebrar({ fecha, inicio }: Franja, diaEnPantalla: string): void {
  const otroDia = fecha === diaEnPantalla ? '' : ` Es el ${nombreDeMomento(inicio)}.`;
  avisar.exito(`¡Reserva creada exitosamente!${otroDia}`, { duracion: DURACION_DE_RESERVA });
}

const confirmarDescarte = () =>
  confirmar({
    titulo: '¿Descartar la reserva?',
    detalle: 'Lo que se escribió acá se pierde.',
    accion: 'Descartar reserva',
    volver: 'Seguir editando',
  });
