import { Despedida as Esquema } from '@remanso/contract/usuarios.forms';
import { useId, useState } from 'react';
import { PieDeFormulario } from '../../components/form/PieDeFormulario.tsx';
import { CampoContrasena } from '../../components/form/CampoContrasena.tsx';
import { Formulario } from '../../components/form/Formulario.tsx';
import { Enlace } from '../../components/ui/Enlace.tsx';
import { Modal } from '../../components/ui/Modal.tsx';
import { Nota } from '../../components/ui/Nota.tsx';
import { enlaceDeTexto } from '../../components/ui/enlaceDeTexto.ts';
import { ErrorDeApi } from '../../lib/ErrorDeApi.ts';
import { llamar } from '../../lib/api.ts';
import { avisarAlLlegar } from '../../lib/aviso-al-llegar.ts';
import { navegar } from '../../lib/navegacion.ts';
import { olvidarSesion } from '../../lib/sesion.ts';

const SI_FALLA = 'Error al eliminar la cuenta';

/** Asks for the password, erases the account and leaves. */
export function Despedida({ alCerrar }: { alCerrar: () => void }) {
  const id = useId();
  const [ocupado, setOcupado] = useState(false);
  const [conReservas, setConReservas] = useState(false);

  async function despedirse(contrasena: string) {
    setOcupado(true);
    setConReservas(false);
    try {
      const body = { contrasena };
      const { message } = await llamar('POST /usuarios/eliminar-cuenta', {
        body,
        siFalla: SI_FALLA,
      });
      avisarAlLlegar(message);
      olvidarSesion();
      navegar('/');
    } catch (error) {
      setOcupado(false);
      if (!(error instanceof ErrorDeApi) || error.codigo !== 'CON_RESERVAS_ACTIVAS') throw error;
      setConReservas(true);
    }
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
          enCurso="Eliminando…"
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
            {conReservas && (
              <Nota tono="peligro" role="alert">
                Todavía hay reservas por venir: antes hay que cancelarlas.{' '}
                <Enlace a="/reservas/mis-reservas" className={enlaceDeTexto}>
                  Ver Mis Reservas
                </Enlace>
              </Nota>
            )}
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
