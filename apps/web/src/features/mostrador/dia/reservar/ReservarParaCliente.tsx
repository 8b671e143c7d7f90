import { mayuscula } from '@remanso/contract/mayuscula.rules';
import { fechaDe, nombreDeFecha, nombreDeMomento } from '@remanso/contract/calendario';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { MAXIMO_DE_PERSONAS, plazasLibres } from '@remanso/contract/franja/franjas.rules';
import type { Reserva } from './reservar-para-cliente.mutations.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Modal } from '../../../../components/ui/dialogo/Modal.tsx';
import { confirmar } from '../../../../components/ui/dialogo/confirmar.ts';
import { consultasDeFranjas } from '../../../../entities/franja/franjas-del-dia.queries.ts';
import { impedimentoDe } from '../../../../entities/reserva/avance/avance.ts';
import { DURACION_DE_RESERVA, cartel } from '../../../../lib/carteles.ts';
import { olvidarEnCurso } from '../../../../lib/sesion/enCurso.ts';
import { EleccionDePersonas } from './EleccionDePersonas.tsx';
import { EleccionDeTurno } from './EleccionDeTurno.tsx';
import { LoDemasDeReserva } from './LoDemasDeReserva.tsx';
import { PieDeReserva } from './PieDeReserva.tsx';
import { ProblemaDeReserva } from './ProblemaDeReserva.tsx';
import { QuienReserva } from './QuienReserva.tsx';
import { paraElBorrador, type BorradorDelMostrador } from './borrador-del-mostrador.ts';
import { FALTA_CLIENTE, estaEmpezada, type ClienteElegido } from './reservar.view.ts';
import { SeniaParaMandar, type ReservaConSenia } from './SeniaParaMandar.tsx';
import { useClienteNuevo } from './useClienteNuevo.ts';
import { useGuardarBorrador } from './useGuardarBorrador.ts';
import { useReservaParaCliente } from './useReservaParaCliente.ts';

interface PropiedadesDeReservarParaCliente {
  diaEnPantalla: string;
  /** Null where the person still has to choose the franja. */
  franjaId: number | null;
  /** The client, where the window was opened from a client's page. */
  cliente?: ClienteElegido | undefined;
  /** The booking that a reload or the end of the session interrupted. */
  borrador?: BorradorDelMostrador | undefined;
  ahora: string;
  alCerrar: () => void;
}

/**
 * The desk's window that books for a client who phoned or walked in: the client, the number of
 * people and the price.
 */
export function ReservarParaCliente({
  diaEnPantalla,
  franjaId,
  cliente,
  borrador,
  ahora,
  alCerrar,
}: PropiedadesDeReservarParaCliente) {
  const hoy = fechaDe(ahora);
  const alEmpezar = franjaId || diaEnPantalla > hoy ? diaEnPantalla : hoy;
  const [fecha, setFecha] = useState(borrador?.fecha ?? alEmpezar);
  const dia = useQuery(consultasDeFranjas.delDia(fecha));
  const [esperaSenia, setEsperaSenia] = useState<ReservaConSenia>();
  const nuevo = useClienteNuevo(borrador?.nuevo ?? null);
  const { avance, franja, precio, ...reserva } = useReservaParaCliente({
    franjas: dia.data ?? [],
    franjaInicial: franjaId,
    clienteInicial: cliente ?? null,
    borrador,
    ahora,
    crearCliente: nuevo.enviar,
    alReservar: (reservada, deQuien, hecha) => {
      celebrar(reservada, deQuien);
      if (esperaSuSenia(hecha)) {
        olvidarEnCurso();
        setEsperaSenia(hecha);
      } else terminar();
    },
  });
  const { eleccion, precioCambiado, intento, problema } = avance.datos;
  const { personas } = eleccion;
  const error = avance.datos.error?.texto ?? precioCambiado?.texto ?? impedimentoDe(avance);
  const enviando = avance.en === 'enviando' || nuevo.creando;

  const empezada = estaEmpezada(eleccion, cliente) || nuevo.abierto;

  // The window shows a choice of franjas where its own franja can no longer be booked.
  const sePerdio =
    dia.isSuccess && (!franja || avance.datos.error?.conOtros === true || problema !== null);
  const [eligeTurno, setEligeTurno] = useState(franjaId === null);
  if (sePerdio && !eligeTurno) setEligeTurno(true);

  useGuardarBorrador(
    empezada && avance.en !== 'hecha'
      ? { fecha, franjaId, delMostrador: paraElBorrador(eleccion), nuevo: nuevo.escrito, intento }
      : null,
  );

  function elegirCliente(nuevoCliente: ClienteElegido | null, recienCreado = false) {
    const elegido = reserva.elegir({ cliente: nuevoCliente, pagaAparte: false });
    if (nuevo.cerrar() && recienCreado) void reserva.reservar(elegido);
  }

  function cambiarDeDia(otra: string) {
    setFecha(otra);
    reserva.elegir({ franjaId: null });
  }

  async function cerrar() {
    if (empezada && !(await confirmarDescarte())) return;
    terminar();
  }

  function terminar() {
    olvidarEnCurso();
    alCerrar();
  }

  if (esperaSenia) return <SeniaParaMandar reserva={esperaSenia} alCerrar={alCerrar} />;

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
          conAbono={reserva.abonos}
          precioAnterior={precioCambiado?.antes ?? null}
          enviando={enviando}
          alCancelar={cerrar}
          alReservar={() => void reserva.reservar()}
        />
      }
    >
      <div className="flex flex-col gap-5">
        {error && error !== FALTA_CLIENTE && (
          <ProblemaDeReserva
            key={reserva.vecesPedida}
            texto={error}
            esAviso={precioCambiado !== null}
            conOtros={sePerdio && !!franja}
          />
        )}
        {eligeTurno && (
          <EleccionDeTurno
            {...{ fecha, dia, hoy, ahora }}
            conFoco={franjaId === null || avance.datos.error !== null}
            elegida={franja?.id ?? null}
            alElegir={(id) => reserva.elegir({ franjaId: id })}
            alElegirDia={cambiarDeDia}
          />
        )}
        <QuienReserva
          nuevo={nuevo}
          elegido={eleccion.cliente}
          error={error === FALTA_CLIENTE ? error : undefined}
          alElegir={elegirCliente}
        />
        <EleccionDePersonas
          personas={personas}
          maximo={franja ? plazasLibres(franja) : MAXIMO_DE_PERSONAS}
          alElegir={(cuantas) => reserva.elegir({ personas: cuantas })}
          alSeguir={() => void reserva.reservar()}
        />
        <LoDemasDeReserva
          {...{ eleccion, franja, reserva: { ...reserva, precio }, ahora, alRepetir: terminar }}
        />
      </div>
    </Modal>
  );
}

function esperaSuSenia(hecha: Reserva): hecha is ReservaConSenia {
  return 'cliente' in hecha && hecha.senia !== null;
}

function celebrar({ inicio }: Franja, { nombre, apellido }: ClienteElegido): void {
  cartel.exito('¡Reserva creada exitosamente!', {
    detalle: `${nombre} ${apellido}, ${nombreDeMomento(inicio)}`,
    duracion: DURACION_DE_RESERVA,
  });
}

const confirmarDescarte = () =>
  confirmar({
    titulo: '¿Descartar la reserva?',
    detalle: 'Pierdes lo que escribiste acá.',
    accion: 'Descartar reserva',
    volver: 'Seguir editando',
  });
