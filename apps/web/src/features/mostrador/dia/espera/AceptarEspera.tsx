import { mayuscula } from '@remanso/contract/mayuscula.rules';
import { fechaDe, nombreDeMomento } from '@remanso/contract/calendario';
import type { EsperaDelMostrador } from '@remanso/contract/espera/esperas.contract';
import { useQuery } from '@tanstack/react-query';
import { Modal } from '../../../../components/ui/dialogo/Modal.tsx';
import { confirmar } from '../../../../components/ui/dialogo/confirmar.ts';
import { consultasDePrecios } from '../../../../entities/precio/precios.queries.ts';
import { empezar } from '../../../../entities/reserva/avance/avance.ts';
import { useAvance } from '../../../../entities/reserva/avance/useAvance.ts';
import { contarPersonas } from '../../../../lib/palabras.ts';
import { AcompaniantesDeReserva } from '../reservar/AcompaniantesDeReserva.tsx';
import { NotaDelElegido } from '../reservar/NotaDelElegido.tsx';
import { NotasPorEscribir } from '../reservar/NotasPorEscribir.tsx';
import { PieDeReserva } from '../reservar/PieDeReserva.tsx';
import { ProblemaDeReserva } from '../reservar/ProblemaDeReserva.tsx';
import { losAcompaniantes, type AcompanianteDelMostrador } from '../reservar/reservar.view.ts';
import type { CambioHecho } from '../ventanas.ts';
import { PlazoDeOferta } from './PlazoDeOferta.tsx';
import { PANTALLA_DE_ACEPTAR, hayEscrito, type EleccionDeAceptada } from './aceptar.view.ts';
import { useAceptarEspera } from './esperas.mutations.ts';

interface PropiedadesDeAceptarEspera {
  espera: EsperaDelMostrador;
  ahora: string;
  alTerminar: (hecho: CambioHecho) => void;
  alCerrar: () => void;
}

/**
 * The window that books offered places for a client who accepts the offer on the telephone. The
 * number of people is fixed, because an offer is for the whole group.
 */
export function AceptarEspera({ espera, ahora, alTerminar, alCerrar }: PropiedadesDeAceptarEspera) {
  const { id, cliente, franja, personas, venceEn } = espera;
  const nombre = `${cliente.nombre} ${cliente.apellido}`;
  const {
    avance,
    suceder,
    confirmar: mandarla,
  } = useAvance(PANTALLA_DE_ACEPTAR, {
    inicial: () =>
      empezar<EleccionDeAceptada, object>(
        {
          eleccion: { personas, acompaniantes: [], notas: '' },
          intento: null,
          lugar: 'confirmando',
        },
        PANTALLA_DE_ACEPTAR,
      ),
  });
  const { eleccion, error, precioCambiado } = avance.datos;
  const precio = useQuery(consultasDePrecios.para(personas, fechaDe(franja.inicio)));
  const { mutateAsync: aceptar } = useAceptarEspera(id);
  const enviando = avance.en === 'enviando';
  const problema = error?.texto ?? precioCambiado?.texto;

  const escribir = (cambio: Partial<EleccionDeAceptada>) =>
    void suceder({ tipo: 'escribir', cambio });

  function cambiarAcompaniante(orden: number, cambio: Partial<AcompanianteDelMostrador>) {
    const acompaniantes = losAcompaniantes(eleccion).map((uno, i) =>
      i === orden ? { ...uno, ...cambio } : uno,
    );
    escribir({ acompaniantes });
  }

  async function reservar() {
    const hecha = await mandarla({ falta: null, precio: precio.data?.precioTotal }, aceptar);
    if (hecha) {
      alTerminar({ texto: `Los lugares de ${nombre} quedaron reservados.`, enlace: null, nombre });
    }
  }

  async function cerrar() {
    if (!hayEscrito(eleccion) || (await confirmarDescarte())) alCerrar();
  }

  return (
    <Modal
      abierto
      titulo={`Reservar para ${nombre}`}
      subtitulo={`${mayuscula(nombreDeMomento(franja.inicio))}, ${contarPersonas(personas)}`}
      ocupado={enviando}
      alCerrar={cerrar}
      pie={
        <PieDeReserva
          personas={personas}
          precio={precio}
          precioAnterior={precioCambiado?.antes ?? null}
          enviando={enviando}
          alCancelar={cerrar}
          alReservar={() => void reservar()}
        />
      }
    >
      <div className="flex flex-col gap-5">
        {problema && (
          <ProblemaDeReserva texto={problema} esAviso={precioCambiado !== null} conOtros={false} />
        )}
        <div className="guijarro flex flex-col gap-1 bg-hundido px-4 py-3">
          <p>Los lugares están guardados: se reservan para todo el grupo.</p>
          {venceEn !== null && <PlazoDeOferta venceEn={venceEn} hoy={fechaDe(ahora)} />}
        </div>
        <NotaDelElegido cliente={cliente.id} />
        <AcompaniantesDeReserva
          acompaniantes={losAcompaniantes(eleccion)}
          alCambiar={cambiarAcompaniante}
        />
        <NotasPorEscribir valor={eleccion.notas} alEscribir={(notas) => escribir({ notas })} />
      </div>
    </Modal>
  );
}

const confirmarDescarte = () =>
  confirmar({
    titulo: '¿Descartar lo escrito?',
    detalle: 'Los lugares siguen ofrecidos; pierdes lo que escribiste acá.',
    accion: 'Descartar',
    volver: 'Seguir editando',
  });
