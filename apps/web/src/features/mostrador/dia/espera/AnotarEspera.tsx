import { mayuscula } from '@remanso/contract/mayuscula.rules';
import { nombreDeFecha } from '@remanso/contract/calendario';
import { LO_QUE_DURA_UNA_OFERTA } from '@remanso/contract/espera/esperas.rules';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { useState } from 'react';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Modal } from '../../../../components/ui/dialogo/Modal.tsx';
import { Nota } from '../../../../components/ui/Nota.tsx';
import { mensajeDe } from '../../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../../lib/carteles.ts';
import { EleccionDeCliente } from '../reservar/EleccionDeCliente.tsx';
import { EleccionDePersonas } from '../reservar/EleccionDePersonas.tsx';
import { FALTA_CLIENTE, type ClienteElegido } from '../reservar/reservar.view.ts';
import { useClienteNuevo } from '../reservar/useClienteNuevo.ts';
import { enfocarCampo } from '../reservar/useReservaParaCliente.ts';
import { ERROR_AL_ESPERAR, useEsperar } from './esperas.mutations.ts';
import { gruposQueEsperan } from './fila.view.ts';

interface PropiedadesDeAnotarEspera {
  franja: Franja;
  alCerrar: () => void;
}

/** The window that adds a client to the waiting list of a franja, for a chosen number of people. */
export function AnotarEspera({ franja, alCerrar }: PropiedadesDeAnotarEspera) {
  const { id: franjaId, fecha, horaInicio, horaFin } = franja;
  const { minimo, maximo } = gruposQueEsperan(franja);
  const esperar = useEsperar();
  const nuevo = useClienteNuevo(null);
  const [cliente, setCliente] = useState<ClienteElegido | null>(null);
  const [elegidas, setPersonas] = useState(minimo);
  const [faltaCliente, setFaltaCliente] = useState(false);
  const personas = Math.min(Math.max(elegidas, minimo), maximo);
  const enviando = esperar.isPending || nuevo.creando;

  function anotar(aQuien = cliente) {
    if (enviando) return;
    setFaltaCliente(aQuien === null && !nuevo.abierto);
    if (!aQuien) {
      if (!nuevo.enviar()) enfocarCampo('cliente');
      return;
    }
    esperar.mutate(
      { franjaId, clienteId: aQuien.id, personas },
      {
        onSuccess: ({ posicion }) => {
          cartel.exito('Quedó en la lista de espera', {
            detalle: `${aQuien.nombre} ${aQuien.apellido}${posicion === null ? '' : `, puesto ${posicion}`}`,
          });
          alCerrar();
        },
      },
    );
  }

  function elegirCliente(elegido: ClienteElegido | null, recienCreado = false) {
    setCliente(elegido);
    setFaltaCliente(false);
    esperar.reset();
    if (nuevo.cerrar() && recienCreado) anotar(elegido);
  }

  return (
    <Modal
      abierto
      titulo="Anotar en la lista de espera"
      subtitulo={`${mayuscula(nombreDeFecha(fecha))}, ${horaInicio} a ${horaFin}`}
      ocupado={enviando}
      alCerrar={alCerrar}
      pie={
        <>
          <Boton variante="secondary" disabled={enviando} onClick={alCerrar}>
            Volver
          </Boton>
          <Boton variante="terracota" cargando={enviando} onClick={() => anotar()}>
            Anotar en espera
          </Boton>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {esperar.error && (
          <Nota tono="peligro" role="alert">
            {mensajeDe(esperar.error, ERROR_AL_ESPERAR)}
          </Nota>
        )}
        <div onSubmitCapture={nuevo.alEnviar} onInput={nuevo.alEscribir}>
          <EleccionDeCliente
            elegido={cliente}
            esNuevo={nuevo.abierto}
            formulario={nuevo.formulario}
            escrito={nuevo.escrito}
            error={faltaCliente ? FALTA_CLIENTE : undefined}
            alElegir={elegirCliente}
            alCambiarEsNuevo={nuevo.abrir}
            alSeguir={() => enfocarCampo('personas', ':checked')}
          />
        </div>
        <EleccionDePersonas
          personas={personas}
          minimo={minimo}
          maximo={maximo}
          alElegir={setPersonas}
          alSeguir={() => anotar()}
        />
        <p className="text-sm text-tinta-suave">
          Cuando haya lugar para todo el grupo se le ofrece, por orden de llegada, y queda guardado{' '}
          {LO_QUE_DURA_UNA_OFERTA}.
        </p>
      </div>
    </Modal>
  );
}
