import type { Sexo } from '@remanso/contract/franja/franjas.rules';
import { useState } from 'react';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Modal } from '../../../../components/ui/dialogo/Modal.tsx';
import { Nota } from '../../../../components/ui/Nota.tsx';
import { IngresarCodigo } from '../../../../entities/codigo/IngresarCodigo.tsx';
import { abrirSesionConCodigo } from '../../../../entities/codigo/abrirSesionConCodigo.ts';
import { ERROR_AL_PEDIR, pedirCodigo } from '../../../../entities/codigo/codigos.mutations.ts';
import { mensajeDe } from '../../../../lib/api/ErrorDeApi.ts';
import { RESERVAR, type EstadoDeLogin } from '../../../../lib/direccion/destino.ts';
import { navegar } from '../../../../lib/direccion/navegacion.ts';
import { leerPuertas } from '../../../../lib/puertas.ts';
import type { RespuestaDeLogin } from '../../../../lib/sesion/sesion.ts';
import { buscarVisitante, guardarVisitante, type Escrito } from '../../../../lib/sesion/visita.ts';
import { ahoraDelServidor } from '../../../../lib/tiempo/reloj.ts';
import { enfocarCampo } from '../BarraDeResumen.tsx';
import { LoQueSeConfirma, type PropiedadesDeConfirmarReserva } from '../ConfirmarReserva.tsx';

type Pregunta = Omit<PropiedadesDeConfirmarReserva, 'abierta' | 'nombres' | 'seManda'>;

interface PropiedadesDeConfirmarConCodigo extends Pregunta {
  genero: Sexo;
  acompaniantes: readonly string[];
  alMandarAlEntrar: () => void;
}

/**
 * The question of `ConfirmarReserva` to who has no session, and then the code that their e-mail has
 * got. A right code opens a session, in which the booking is sent. Where no mail goes out, the
 * question leads to the registration, from where one comes back.
 */
export function ConfirmarConCodigo({
  genero,
  acompaniantes,
  alMandarAlEntrar,
  alCerrar,
  ...pregunta
}: PropiedadesDeConfirmarConCodigo) {
  const [visitante] = useState(buscarVisitante);
  const { nombre = '', apellido = '', email = '', telefono = '' } = visitante ?? {};
  const { pedido, setPedido, pidiendo, error, pedir } = usePedido(genero, pregunta.precio);

  function cerrar() {
    guardarVisitante({ confirmado: null });
    alCerrar();
  }

  function entrar(respuesta: RespuestaDeLogin) {
    alMandarAlEntrar();
    abrirSesionConCodigo(respuesta, { nombre, apellido });
  }

  return (
    <Modal
      abierto
      titulo={pedido ? 'Confirmar el email' : 'Confirmar Reserva'}
      ancho="sm"
      alCerrar={cerrar}
      pie={
        !pedido && (
          <>
            <Boton variante="secondary" tamano="lg" onClick={cerrar}>
              Cancelar
            </Boton>
            <Boton
              variante="terracota"
              tamano="lg"
              cargando={pidiendo}
              onClick={() => void pedir({ nombre, apellido, email, telefono })}
            >
              Sí, Confirmar
            </Boton>
          </>
        )
      }
    >
      {pedido ? (
        <IngresarCodigo
          email={email}
          pedido={pedido}
          boton="Reservar"
          registro={{ nombre, apellido, telefono, genero }}
          alEntrar={entrar}
          alReenviar={setPedido}
          alCambiarEmail={() => {
            cerrar();
            setTimeout(() => enfocarCampo('email'));
          }}
        />
      ) : (
        <>
          <LoQueSeConfirma {...pregunta} nombres={[`${nombre} ${apellido}`, ...acompaniantes]} />
          {error && (
            <div className="mt-4">
              <Nota tono="peligro" role="alert">
                {error}
              </Nota>
            </div>
          )}
        </>
      )}
    </Modal>
  );
}

/** The code that was asked for with the visitor's e-mail, which a reload finds again. */
function usePedido(genero: Sexo, precio: Pregunta['precio']) {
  const [pedido, setPedido] = useState(() => {
    const { codigo = null, confirmado = null } = buscarVisitante() ?? {};
    return confirmado === null ? null : codigo;
  });
  const [pidiendo, setPidiendo] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function pedir(escrito: Escrito) {
    const confirmado = precio?.precioTotal ?? null;
    if (!leerPuertas().conCodigo) {
      guardarVisitante({ confirmado });
      navegar('/register', { state: { volver: RESERVAR, escrito } satisfies EstadoDeLogin });
      return;
    }
    const anterior = buscarVisitante()?.codigo;
    setPidiendo(true);
    setError(null);
    try {
      const sirve = anterior && ahoraDelServidor() < anterior.venceEn;
      const codigo = sirve ? anterior : await pedirCodigo(escrito.email);
      guardarVisitante({ codigo, confirmado, genero });
      setPedido(codigo);
    } catch (fallo) {
      setError(mensajeDe(fallo, ERROR_AL_PEDIR));
    } finally {
      setPidiendo(false);
    }
  }

  return {
    pedido,
    setPedido: (codigo: NonNullable<typeof pedido>) => {
      guardarVisitante({ codigo });
      setPedido(codigo);
    },
    pidiendo,
    error,
    pedir,
  };
}
