import type { Usuario } from '@remanso/contract/persona/usuarios.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { PieDeFormulario } from '../../components/form/PieDeFormulario.tsx';
import { CamposDePersona } from '../../components/form/CamposDePersona.tsx';
import { Formulario } from '../../components/form/Formulario.tsx';
import { Modal } from '../../components/ui/dialogo/Modal.tsx';
import { llamar } from '../../lib/api/api.ts';
import { cartel } from '../../lib/carteles.ts';
import { usePermiso } from '../../lib/sesion/usePermiso.ts';
import { vencer } from '../../lib/vencimientos.ts';
import { Persona, PersonaSinEmail, sinVacio, type DatosDePersona } from './persona.view.ts';

const SI_FALLA = 'Error al actualizar los datos';

interface PropiedadesDeEditarPersona {
  persona: Pick<Usuario, 'id' | 'nombre' | 'apellido' | 'email' | 'genero' | 'telefono'>;
  alCerrar: () => void;
}

/**
 * The form with another person's data. The recepción can add a missing e-mail, but cannot change an
 * e-mail that the person has.
 */
export function EditarPersona({ persona, alCerrar }: PropiedadesDeEditarPersona) {
  const idDeFormulario = useId();
  const consultas = useQueryClient();
  const [ocupado, setOcupado] = useState(false);
  const { id, nombre, apellido, email, genero, telefono } = persona;
  const emailFijo = !usePermiso('admin') && email !== null;

  async function guardar(datos: DatosDePersona) {
    const body = sinVacio(datos);
    setOcupado(true);
    try {
      await llamar('PUT /usuarios/{id}', { params: { id }, body, siFalla: SI_FALLA });
    } finally {
      setOcupado(false);
    }
    void vencer(consultas, 'personas');
    cartel.exito('Datos guardados');
    alCerrar();
  }

  return (
    <Modal
      abierto
      titulo="Editar datos"
      subtitulo={`${nombre} ${apellido}`}
      ocupado={ocupado}
      alCerrar={alCerrar}
      pie={
        <PieDeFormulario
          formulario={idDeFormulario}
          ocupado={ocupado}
          accion="Guardar cambios"
          volver="Volver"
          alCerrar={alCerrar}
        />
      }
    >
      <Formulario
        id={idDeFormulario}
        esquema={email === null ? PersonaSinEmail : Persona}
        valores={{ nombre, apellido, email: email ?? '', genero, telefono }}
        siFalla={SI_FALLA}
        alEnviar={guardar}
      >
        {({ campo, form }) => (
          <CamposDePersona
            campo={campo}
            leer={form.getValues}
            escribir={form.setValue}
            etiquetaDeEmail={email === null ? 'Email (opcional)' : 'Email'}
            ayudaDeEmail={ayudaDeEmail(email, emailFijo)}
            emailFijo={emailFijo}
          />
        )}
      </Formulario>
    </Modal>
  );
}

function ayudaDeEmail(email: string | null, emailFijo: boolean): string {
  if (email === null) return 'Al guardarlo recibe un enlace para elegir su contraseña.';
  const paraQue = 'Es también el que usa para entrar.';
  return emailFijo ? `${paraQue} Lo cambia un administrador.` : paraQue;
}
