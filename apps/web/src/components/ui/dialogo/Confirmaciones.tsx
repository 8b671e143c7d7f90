import { useState, useSyncExternalStore } from 'react';
import { mensajeDe } from '../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../lib/carteles.ts';
import { leerSesion } from '../../../lib/sesion/sesion.ts';
import { Boton } from '../Boton.tsx';
import { Modal } from './Modal.tsx';
import { Nota } from '../Nota.tsx';
import { buscarPregunta, suscribirPregunta, type PreguntaAbierta } from './confirmar.ts';

/** Shows the questions that `confirmar` asks. The frame of the app contains one. */
export function Confirmaciones() {
  const pregunta = useSyncExternalStore(suscribirPregunta, buscarPregunta);
  return pregunta && <Confirmacion key={pregunta.titulo} pregunta={pregunta} />;
}

function Confirmacion({ pregunta }: { pregunta: PreguntaAbierta }) {
  const { titulo, detalle, accion, volver = 'Volver', otra, tono = 'peligro' } = pregunta;
  const [ocupado, setOcupado] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function hacer() {
    setOcupado(true);
    setError(null);
    try {
      await pregunta.aceptar();
    } catch (fallo) {
      const mensaje = mensajeDe(
        fallo,
        pregunta.siFalla ?? 'No se pudo completar. Intenta de nuevo.',
      );
      setError(mensaje);
      setOcupado(false);
      if (buscarPregunta() === pregunta) return;
      // The person has left the question while its action ran, so a cartel reports the error. Where
      // the session has ended, the login already says why.
      if (leerSesion().token) cartel.error(mensaje);
      pregunta.responder(false);
    }
  }

  return (
    <Modal
      abierto
      titulo={titulo}
      ancho={pregunta.ancho ?? 'sm'}
      ocupado={ocupado}
      alCerrar={() => pregunta.responder(false)}
      pie={
        <>
          <Boton variante="secondary" disabled={ocupado} onClick={() => pregunta.responder(false)}>
            {volver}
          </Boton>
          {otra && (
            <Boton
              variante="outline"
              disabled={ocupado}
              onClick={() => {
                otra.alElegir();
                pregunta.responder(false);
              }}
            >
              {otra.texto}
            </Boton>
          )}
          <Boton
            variante={tono === 'peligro' ? 'danger' : 'terracota'}
            cargando={ocupado}
            onClick={hacer}
          >
            {accion}
          </Boton>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div>{detalle}</div>
        {error && (
          <Nota tono="peligro" role="alert">
            {error}
          </Nota>
        )}
      </div>
    </Modal>
  );
}
