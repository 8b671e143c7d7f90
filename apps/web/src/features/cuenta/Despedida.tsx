import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { nombreDeMomento } from '@remanso/contract/calendario';
import { cuantosLugares } from '@remanso/contract/franja/franjas.rules';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { Despedida as Esquema } from '@remanso/contract/persona/usuarios.forms';
import { useId, useState } from 'react';
import { PieDeFormulario } from '../../components/form/PieDeFormulario.tsx';
import { CampoContrasena } from '../../components/form/contrasena/CampoContrasena.tsx';
import { Formulario } from '../../components/form/Formulario.tsx';
import { Boton } from '../../components/ui/Boton.tsx';
import { BotonEnlace } from '../../components/ui/BotonEnlace.tsx';
import { Modal } from '../../components/ui/dialogo/Modal.tsx';
import { Nota } from '../../components/ui/Nota.tsx';
import { clasesDeBoton } from '../../components/ui/clasesDeBoton.ts';
import { EscribirAlCentro } from '../../entities/reserva/EscribirAlCentro.tsx';
import { cancelacionDe } from '../../entities/reserva/reserva.view.ts';
import { ErrorDeApi } from '../../lib/api/ErrorDeApi.ts';
import { llamar } from '../../lib/api/api.ts';
import { dejarCartel } from '../../lib/sesion/cartel-al-llegar.ts';
import { navegar } from '../../lib/direccion/navegacion.ts';
import { ahora } from '../../lib/tiempo/reloj.ts';
import { soltarGuardia } from '../../lib/direccion/salida.ts';
import { olvidarSesion } from '../../lib/sesion/sesion.ts';
import { useUsuario } from '../../lib/sesion/useUsuario.ts';
import { ElegirContrasena } from './ElegirContrasena.tsx';

const SI_FALLA = 'Error al eliminar la cuenta';

interface PropiedadesDeDespedida {
  /**
   * The next booking to come, with which the account cannot be erased; null where there is none.
   */
  proxima: ReservaDeCliente | null;
  /** The client's abonos that end with the account. */
  abonos: readonly AbonoVendido[];
  alCerrar: () => void;
}

/**
 * Asks for the password, erases the account and logs out. Where the client has bookings to come,
 * says that the client must cancel them first.
 */
export function Despedida({ proxima, abonos, alCerrar }: PropiedadesDeDespedida) {
  const id = useId();
  const { soloConCodigo } = useUsuario();
  const [ocupado, setOcupado] = useState(false);
  const [rechazada, setRechazada] = useState(false);

  async function despedirse(contrasena: string) {
    setOcupado(true);
    try {
      const body = { contrasena };
      const { message } = await llamar('POST /usuarios/eliminar-cuenta', {
        body,
        siFalla: SI_FALLA,
      });
      dejarCartel(message);
      soltarGuardia();
      olvidarSesion();
      navegar('/');
    } catch (error) {
      setOcupado(false);
      if (!(error instanceof ErrorDeApi) || error.codigo !== 'CON_RESERVAS_ACTIVAS') throw error;
      setRechazada(true);
    }
  }

  if (proxima || rechazada) {
    const role = rechazada ? 'alert' : undefined;
    return <AntesCancelar role={role} proxima={proxima} alCerrar={alCerrar} />;
  }
  if (soloConCodigo) {
    return (
      <Modal abierto ancho="sm" titulo="¿Eliminar la cuenta?" alCerrar={alCerrar}>
        <p className="mb-5">
          Para eliminar la cuenta confirmas con tu contraseña, y todavía no tienes una.
        </p>
        <ElegirContrasena />
      </Modal>
    );
  }
  return (
    <Modal
      abierto
      ancho="sm"
      titulo="¿Eliminar la cuenta?"
      subtitulo="Es para siempre: no lo puedes deshacer."
      ocupado={ocupado}
      alCerrar={alCerrar}
      pie={
        <PieDeFormulario
          formulario={id}
          ocupado={ocupado}
          accion="Eliminar cuenta"
          variante="danger"
          volver="Volver"
          alCerrar={alCerrar}
        />
      }
    >
      <Formulario
        id={id}
        esquema={Esquema}
        valores={{ contrasena: '' }}
        siFalla={SI_FALLA}
        alEnviar={({ contrasena }) => despedirse(contrasena)}
      >
        {({ campo }) => (
          <>
            {abonos.length > 0 && <AbonosQueTerminan abonos={abonos} />}
            <CampoContrasena
              {...campo('contrasena')}
              etiqueta="Contraseña"
              ayuda="Para confirmar quién elimina la cuenta."
              autoComplete="current-password"
            />
          </>
        )}
      </Formulario>
    </Modal>
  );
}

function AbonosQueTerminan({ abonos }: { abonos: readonly AbonoVendido[] }) {
  return (
    <div className="mb-4">
      <Nota tono="aviso">
        {abonos.map(({ id, nombre, disponibles }) => (
          <p key={id} className="[overflow-wrap:anywhere]">
            Termina tu {nombre}, con {cuantosLugares(disponibles)} sin usar.
          </p>
        ))}
      </Nota>
    </div>
  );
}

interface PropiedadesDeAntesCancelar {
  role: 'alert' | undefined;
  proxima: ReservaDeCliente | null;
  alCerrar: () => void;
}

function AntesCancelar({ role, proxima, alCerrar }: PropiedadesDeAntesCancelar) {
  // After the limit for cancelling, only the centre can cancel the booking.
  const sinPlazo = proxima && !cancelacionDe(proxima, ahora()).puede ? proxima : null;
  return (
    <Modal
      abierto
      ancho="sm"
      titulo="Todavía no la puedes eliminar"
      alCerrar={alCerrar}
      pie={
        <>
          <Boton variante="secondary" onClick={alCerrar}>
            Volver
          </Boton>
          {sinPlazo && (
            <EscribirAlCentro
              reserva={sinPlazo}
              className={clasesDeBoton({ variante: 'outline' })}
            />
          )}
          <BotonEnlace a="/reservas/mis-reservas">Ver Mis Reservas</BotonEnlace>
        </>
      }
    >
      <Nota tono="aviso" {...(role && { role })}>
        {sinPlazo
          ? `El turno del ${nombreDeMomento(sinPlazo.franja.inicio)} ya no lo puedes cancelar desde tu cuenta. Puedes eliminar la cuenta cuando termine, o antes si lo cancela el centro.`
          : 'Todavía tienes reservas por venir: antes cancélalas.'}
      </Nota>
    </Modal>
  );
}
