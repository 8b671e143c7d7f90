import type { Sexo } from '@remanso/contract/franja/franjas.rules';
import { useEffect, useEffectEvent, useState } from 'react';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Modal } from '../../../../components/ui/dialogo/Modal.tsx';
import { Nota } from '../../../../components/ui/Nota.tsx';
import { Esqueleto } from '../../../../components/ui/estado/Esqueleto.tsx';
import { ZonaDeCarga } from '../../../../components/ui/estado/ZonaDeCarga.tsx';
import { IngresarCodigo } from '../../../../entities/codigo/IngresarCodigo.tsx';
import { abrirSesionConCodigo } from '../../../../entities/codigo/abrirSesionConCodigo.ts';
import { esElMismo } from '../../../../entities/codigo/codigo.view.ts';
import { ERROR_AL_PEDIR, pedirCodigo } from '../../../../entities/codigo/codigos.mutations.ts';
import { mensajeDe } from '../../../../lib/api/ErrorDeApi.ts';
import { RESERVAR, type EstadoDeLogin } from '../../../../lib/direccion/destino.ts';
import { navegar } from '../../../../lib/direccion/navegacion.ts';
import { leerPuertas } from '../../../../lib/puertas.ts';
import type { RespuestaDeLogin } from '../../../../lib/sesion/sesion.ts';
import {
  buscarVisitante,
  guardarVisitante,
  type Escrito,
  type TurnoSinReservar,
} from '../../../../lib/sesion/visita.ts';
import { ahora } from '../../../../lib/tiempo/reloj.ts';
import { enfocarCampo } from '../BarraDeResumen.tsx';
import { LoQueSeReserva } from './LoQueSeReserva.tsx';
import { LoQueSeConfirma, type PropiedadesDeConfirmarReserva } from '../ConfirmarReserva.tsx';

type Pregunta = Omit<PropiedadesDeConfirmarReserva, 'abierta' | 'nombres' | 'seManda'>;

interface PropiedadesDeConfirmarConCodigo extends Pregunta {
  genero: Sexo;
  acompaniantes: readonly string[];
  alMandarAlEntrar: () => void;
}

/**
 * What is booked, and the code that the e-mail of who has no session gets as soon as this opens: the
 * code is their yes. A right one opens a session, in which the booking is sent. Where no mail goes
 * out, the question of `ConfirmarReserva` leads to the registration, from where one comes back.
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
  const escrito = { nombre, apellido, email, telefono, genero };
  const { pedido, setPedido, pidiendo, error, pedir } = usePedido({
    franja: pregunta.franja,
    personas: acompaniantes.length + 1,
    precio: pregunta.precio?.precioTotal ?? null,
  });
  const conCodigo = pedido !== null || leerPuertas().conCodigo;
  const pedirAlAbrir = useEffectEvent(() => {
    if (conCodigo && !pedido) void pedir(escrito);
  });
  useEffect(() => pedirAlAbrir(), []);
  const nombres = [`${nombre} ${apellido}`, ...acompaniantes];

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
      titulo={conCodigo ? 'Confirmar el email' : 'Confirmar Reserva'}
      ancho="sm"
      enfocarTitulo={pedido === null}
      alCerrar={cerrar}
      pie={
        !conCodigo && (
          <>
            <Boton variante="secondary" tamano="lg" onClick={cerrar}>
              Cancelar
            </Boton>
            <Boton
              variante="terracota"
              tamano="lg"
              cargando={pidiendo}
              onClick={() => void pedir(escrito)}
            >
              Sí, Confirmar
            </Boton>
          </>
        )
      }
    >
      <div className="flex flex-col gap-5">
        {conCodigo ? (
          <LoQueSeReserva {...pregunta} nombres={nombres} />
        ) : (
          <>
            <LoQueSeConfirma {...pregunta} nombres={nombres} />
            <Nota>Después de confirmar eliges una contraseña, y la reserva queda hecha.</Nota>
          </>
        )}
        {error && (
          <Nota tono="peligro" role="alert">
            {error}
          </Nota>
        )}
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
        ) : error && conCodigo ? (
          <Boton variante="terracota" tamano="lg" onClick={() => void pedir(escrito)}>
            Pedir el código
          </Boton>
        ) : (
          conCodigo && (
            <ZonaDeCarga texto="Mandando el código..." visible>
              <Esqueleto className="h-72" />
            </ZonaDeCarga>
          )
        )}
      </div>
    </Modal>
  );
}

/** The code that was asked for with the visitor's e-mail, which a reload finds again. */
function usePedido(turno: TurnoSinReservar) {
  const { franja, personas, precio } = turno;
  const porConfirmar = { franjaId: franja.id, personas };
  const [pedido, setPedido] = useState(() => {
    const { codigo = null, confirmado = null } = buscarVisitante() ?? {};
    return confirmado !== null && esElMismo(codigo?.turno, porConfirmar) ? codigo : null;
  });
  const [pidiendo, setPidiendo] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function pedir(escrito: Escrito) {
    if (!leerPuertas().conCodigo) {
      guardarVisitante({ confirmado: precio });
      navegar('/register', { state: { volver: RESERVAR, escrito, turno } satisfies EstadoDeLogin });
      return;
    }
    const anterior = buscarVisitante()?.codigo;
    setPidiendo(true);
    setError(null);
    try {
      // The letter of a code speaks of its turn, so another turn has another code.
      const esDeEste = anterior && esElMismo(anterior.turno, porConfirmar);
      const sirve = esDeEste && ahora() < anterior.venceEn;
      const codigo = sirve ? anterior : await pedirCodigo(escrito.email, porConfirmar);
      guardarVisitante({ codigo, confirmado: precio, ...escrito });
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
