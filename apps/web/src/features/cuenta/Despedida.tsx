import { Despedida as Esquema } from '@remanso/contract/usuarios.forms';
import { useId, useState } from 'react';
import { PieDeFormulario } from '../../components/form/PieDeFormulario.tsx';
import { CampoContrasena } from '../../components/form/CampoContrasena.tsx';
import { Formulario } from '../../components/form/Formulario.tsx';
import { Boton } from '../../components/ui/Boton.tsx';
import { BotonEnlace } from '../../components/ui/BotonEnlace.tsx';
import { Modal } from '../../components/ui/Modal.tsx';
import { Nota } from '../../components/ui/Nota.tsx';
import { ErrorDeApi } from '../../lib/ErrorDeApi.ts';
import { llamar } from '../../lib/api.ts';
import { avisarAlLlegar } from '../../lib/aviso-al-llegar.ts';
import { navegar } from '../../lib/navegacion.ts';
import { soltarGuardia } from '../../lib/salida.ts';
import { olvidarSesion } from '../../lib/sesion.ts';

const SI_FALLA = 'Error al eliminar la cuenta';

interface PropiedadesDeDespedida {
  /** True where bookings lie ahead, which the password would not help with. */
  hayReservas: boolean;
  alCerrar: () => void;
}

/** Asks for the password, erases the account and leaves; not with bookings to come. */
export function Despedida({ hayReservas, alCerrar }: PropiedadesDeDespedida) {
  const id = useId();
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
      avisarAlLlegar(message);
      soltarGuardia();
      olvidarSesion();
      navegar('/');
    } catch (error) {
      setOcupado(false);
      if (!(error instanceof ErrorDeApi) || error.codigo !== 'CON_RESERVAS_ACTIVAS') throw error;
      setRechazada(true);
    }
  }

  if (hayReservas || rechazada) {
    return <AntesCancelar role={rechazada ? 'alert' : undefined} alCerrar={alCerrar} />;
  }
  return (
    <Modal
      abierto
      ancho="sm"
      titulo="¿Eliminar la cuenta?"
      subtitulo="Es para siempre: no se puede deshacer."
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
          <CampoContrasena
            {...campo('contrasena')}
            etiqueta="Contraseña"
            ayuda="Para confirmar quién elimina la cuenta."
            autoComplete="current-password"
          />
        )}
      </Formulario>
    </Modal>
  );
}

interface PropiedadesDeAntesCancelar {
  role: 'alert' | undefined;
  alCerrar: () => void;
}

function AntesCancelar({ role, alCerrar }: PropiedadesDeAntesCancelar) {
  return (
    <Modal
      abierto
      ancho="sm"
      titulo="Todavía no se puede eliminar"
      alCerrar={alCerrar}
      pie={
        <>
          <Boton variante="secondary" onClick={alCerrar}>
            Volver
          </Boton>
          <BotonEnlace a="/reservas/mis-reservas">Ver Mis Reservas</BotonEnlace>
        </>
      }
    >
      <Nota tono="aviso" {...(role && { role })}>
        Todavía hay reservas por venir: antes hay que cancelarlas.
      </Nota>
    </Modal>
  );
}
