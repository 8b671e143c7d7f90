import { ROLES } from '@remanso/contract/usuarios.rules';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type * as z from 'zod/mini';
import { PieDeFormulario } from '../../../components/form/PieDeFormulario.tsx';
import { CampoContrasena } from '../../../components/form/CampoContrasena.tsx';
import { CampoSeleccion } from '../../../components/form/CampoSeleccion.tsx';
import { CamposDePersona } from '../../../components/form/CamposDePersona.tsx';
import { Formulario } from '../../../components/form/Formulario.tsx';
import { RequisitosDeContrasena } from '../../../components/form/RequisitosDeContrasena.tsx';
import { Modal } from '../../../components/ui/Modal.tsx';
import { avisar } from '../../../lib/avisos.ts';
import { NuevaCuenta } from '../../../entities/persona/persona.view.ts';
import { NOMBRE_DE_ROL } from './usuarios.view.ts';
import { renovarPersonas } from '../../../entities/persona/personas.mutations.ts';
import { ERROR_AL_CREAR, crear } from './usuarios.mutations.ts';

const EN_BLANCO = {
  nombre: '',
  apellido: '',
  email: '',
  genero: '' as never,
  telefono: '',
  password: '',
  rol: 'ADMIN' as const,
};
const OPCIONES = ROLES.map((valor) => ({ valor, texto: NOMBRE_DE_ROL[valor] }));

/**
 * Creates an account for a person who works at the desk, or for a client who does not create their
 * own.
 */
export function NuevoUsuario({ alCerrar }: { alCerrar: () => void }) {
  const idDeFormulario = useId();
  const consultas = useQueryClient();
  const [ocupado, setOcupado] = useState(false);

  async function guardar(datos: z.output<typeof NuevaCuenta>) {
    setOcupado(true);
    try {
      await crear(datos);
    } finally {
      setOcupado(false);
    }
    void renovarPersonas(consultas);
    avisar.exito('Usuario creado correctamente');
    alCerrar();
  }

  return (
    <Modal
      abierto
      titulo="Crear usuario"
      subtitulo="Para quien atiende el centro, o para un cliente sin cuenta."
      ocupado={ocupado}
      alCerrar={alCerrar}
      pie={
        <PieDeFormulario
          formulario={idDeFormulario}
          ocupado={ocupado}
          accion="Crear usuario"
          enCurso="Creando…"
          volver="Volver"
          alCerrar={alCerrar}
        />
      }
    >
      <Formulario
        id={idDeFormulario}
        esquema={NuevaCuenta}
        valores={EN_BLANCO}
        siFalla={ERROR_AL_CREAR}
        alEnviar={guardar}
      >
        {({ campo, form }) => (
          <>
            <CampoSeleccion
              {...campo('rol')}
              etiqueta="Rol"
              ayuda="Un administrador (dueña, recepción) ve y cambia todo; un cliente solo reserva."
              opciones={OPCIONES}
            />
            <CamposDePersona campo={campo} leer={form.getValues} escribir={form.setValue} />
            <CampoContrasena
              {...campo('password')}
              etiqueta="Contraseña"
              ayuda={<RequisitosDeContrasena contrasena={form.watch('password')} />}
              autoComplete="new-password"
            />
            <p className="text-sm text-tinta-suave">
              La contraseña se pasa en persona; después, cada quien la cambia en Mi Cuenta.
            </p>
          </>
        )}
      </Formulario>
    </Modal>
  );
}
