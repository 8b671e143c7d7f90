import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { MAXIMO_DE_PERSONAS, plazasLibres } from '@remanso/contract/franja/franjas.rules';
import { DatosParaReservar } from '@remanso/contract/persona/usuarios.forms';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import type * as z from 'zod/mini';
import { CamposDePersona } from '../../../../components/form/CamposDePersona.tsx';
import { Formulario } from '../../../../components/form/Formulario.tsx';
import { ParaQueSonLosDatos } from '../../../../components/form/ParaQueSonLosDatos.tsx';
import { PieDeFormulario } from '../../../../components/form/PieDeFormulario.tsx';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Enlace, enlaceDeTexto } from '../../../../components/ui/Enlace.tsx';
import { Nota } from '../../../../components/ui/Nota.tsx';
import { Modal } from '../../../../components/ui/dialogo/Modal.tsx';
import { IngresarCodigo } from '../../../../entities/codigo/IngresarCodigo.tsx';
import { abrirSesionConCodigo } from '../../../../entities/codigo/abrirSesionConCodigo.ts';
import { porConfirmar } from '../../../../entities/codigo/codigo.view.ts';
import { ERROR_AL_PEDIR, pedirCodigo } from '../../../../entities/codigo/codigos.mutations.ts';
import { CuantasPersonas } from '../../../../entities/espera/CuantasPersonas.tsx';
import {
  ERROR_AL_ESPERAR,
  mutacionesDeEsperas,
} from '../../../../entities/espera/esperas.mutations.ts';
import { loQueSigue, puestoEnLaLista } from '../../../../entities/espera/espera.view.ts';
import { CuandoEsElTurno } from '../../../../entities/reserva/por-reservar/CuandoEsElTurno.tsx';
import { EleccionDeGenero } from '../../../../entities/reserva/participantes/EleccionDeGenero.tsx';
import { mensajeDe } from '../../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../../lib/carteles.ts';
import { destinoDelTurno, type EstadoDeLogin } from '../../../../lib/direccion/destino.ts';
import { navegar } from '../../../../lib/direccion/navegacion.ts';
import { leerPuertas } from '../../../../lib/puertas.ts';
import type { RespuestaDeLogin } from '../../../../lib/sesion/sesion.ts';
import {
  buscarVisitante,
  guardarVisitante,
  type CodigoPedido,
  type TurnoSinReservar,
} from '../../../../lib/sesion/visita.ts';

interface PropiedadesDeEsperarDeVisita {
  franja: FranjaDeCliente;
  /** The number of people that is chosen at first. */
  personas: number;
  alCerrar: () => void;
}

/**
 * The window in which somebody without a session joins the line of a franja: how many people come,
 * and then a code by e-mail. Where no mail goes out, an account with a password comes first.
 */
export function EsperarDeVisita({ franja, personas, alCerrar }: PropiedadesDeEsperarDeVisita) {
  const desde = plazasLibres(franja) + 1;
  const [elegidas, setElegidas] = useState(Math.max(personas, desde));
  const turno: TurnoSinReservar = { franja, personas: elegidas, precio: null };
  const eleccion = (
    <CuantasPersonas
      {...{ desde, hasta: MAXIMO_DE_PERSONAS, personas: elegidas }}
      alElegir={setElegidas}
    />
  );
  const Ventana = leerPuertas().conCodigo ? EsperarConCodigo : EsperarConCuenta;
  return <Ventana turno={turno} eleccion={eleccion} alCerrar={alCerrar} />;
}

interface PropiedadesDeVentana {
  turno: TurnoSinReservar;
  /** The choice of how many people wait. */
  eleccion: ReactNode;
  alCerrar: () => void;
}

type Datos = z.output<typeof DatosParaReservar>;

function EsperarConCodigo({ turno, eleccion, alCerrar }: PropiedadesDeVentana) {
  const formulario = useId();
  const [escrito, setEscrito] = useState<Datos | null>(null);
  const [pedido, setPedido] = useState<CodigoPedido | null>(null);
  const [pidiendo, setPidiendo] = useState(false);
  const { mutateAsync: esperar } = useMutation(mutacionesDeEsperas.esperar());

  // The window closes first: the screen below changes with the session, so a toast says how it went.
  async function entrar(respuesta: RespuestaDeLogin, datos: Datos) {
    alCerrar();
    abrirSesionConCodigo(respuesta, datos);
    try {
      const pedida = { franjaId: turno.franja.id, personas: turno.personas };
      const { posicion } = await esperar(pedida);
      cartel.exito('Ya estás en la lista de espera', {
        ...(posicion !== null && { detalle: `${puestoEnLaLista(posicion)}.` }),
      });
    } catch (fallo) {
      cartel.error(mensajeDe(fallo, ERROR_AL_ESPERAR));
    }
  }

  return (
    <Modal
      abierto
      titulo={TITULO}
      ancho="sm"
      alCerrar={alCerrar}
      pie={
        !pedido && (
          <PieDeFormulario
            formulario={formulario}
            ocupado={pidiendo}
            accion="Avisarme"
            volver="Volver"
            alCerrar={alCerrar}
          />
        )
      }
    >
      <div className="flex flex-col gap-4">
        <CuandoEsElTurno franja={turno.franja} />
        {!pedido && eleccion}
        <p className="text-tinta-suave">{loQueSigue(turno.personas, true)}</p>
        {pedido && escrito ? (
          <IngresarCodigo
            email={escrito.email}
            pedido={pedido}
            boton="Avisarme"
            registro={escrito}
            alEntrar={(respuesta) => void entrar(respuesta, escrito)}
            alReenviar={setPedido}
            alCambiarEmail={() => setPedido(null)}
          />
        ) : (
          <DatosDeQuienEspera
            id={formulario}
            turno={turno}
            alEnviar={async (datos) => {
              setEscrito(datos);
              setPidiendo(true);
              try {
                setPedido(await pedirCodigo(datos.email, porConfirmar(turno)));
              } finally {
                setPidiendo(false);
              }
            }}
          />
        )}
      </div>
    </Modal>
  );
}

const TITULO = 'Avisarme si se libera';

function EsperarConCuenta({ turno, eleccion, alCerrar }: PropiedadesDeVentana) {
  const { nombre = '', apellido = '', email = '', telefono = '', genero } = buscarVisitante() ?? {};
  const escrito = { nombre, apellido, email, telefono, ...(genero && { genero }) };
  return (
    <Modal
      abierto
      titulo={TITULO}
      ancho="sm"
      alCerrar={alCerrar}
      pie={
        <>
          <Boton variante="secondary" tamano="lg" onClick={alCerrar}>
            Volver
          </Boton>
          <Boton
            variante="terracota"
            tamano="lg"
            onClick={() => navegar('/register', { state: { ...volverA(turno), escrito, turno } })}
          >
            Crear mi cuenta
          </Boton>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <CuandoEsElTurno franja={turno.franja} />
        {eleccion}
        <p className="text-tinta-suave">{loQueSigue(turno.personas, false)}</p>
        <Nota>Para anotarte, primero eliges una contraseña. No te enviamos ningún código.</Nota>
        <YaTengoCuenta turno={turno} />
      </div>
    </Modal>
  );
}

interface PropiedadesDeDatos {
  id: string;
  turno: TurnoSinReservar;
  alEnviar: (datos: Datos) => Promise<void>;
}

/** Asks who waits. What is typed is kept for two hours, as at a booking. */
function DatosDeQuienEspera({ id, turno, alEnviar }: PropiedadesDeDatos) {
  const { nombre = '', apellido = '', email = '', telefono = '', genero } = buscarVisitante() ?? {};
  return (
    <Formulario
      id={id}
      esquema={DatosParaReservar}
      valores={{ nombre, apellido, email, telefono, ...(genero && { genero }) }}
      siFalla={ERROR_AL_PEDIR}
      alEnviar={alEnviar}
    >
      {({ campo, form }) => (
        <div
          className="flex flex-col gap-4"
          onChange={() => guardarVisitante(form.getValues())}
          onBlur={() => guardarVisitante(form.getValues())}
        >
          <YaTengoCuenta turno={turno} />
          <CamposDePersona
            campo={campo}
            leer={form.getValues}
            escribir={form.setValue}
            genero={
              <div className="sm:col-span-2">
                <EleccionDeGenero campo={campo('genero')} />
              </div>
            }
            ayudaDeEmail="Ahí te llegan el código que te anota y el aviso cuando se libera."
          />
          <ParaQueSonLosDatos />
        </div>
      )}
    </Formulario>
  );
}

function YaTengoCuenta({ turno }: { turno: TurnoSinReservar }) {
  return (
    <Enlace a="/login" state={volverA(turno)} className={`${enlaceDeTexto} self-start`}>
      Ya tengo cuenta
    </Enlace>
  );
}

/** Lets the session that opens go on with the waiting list of the turn. */
const volverA = (turno: TurnoSinReservar) =>
  ({ volver: destinoDelTurno(turno) }) satisfies EstadoDeLogin;
