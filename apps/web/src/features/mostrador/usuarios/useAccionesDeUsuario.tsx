import type { Usuario } from '@remanso/contract/usuarios.contract';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Consecuencias } from '../../../components/ui/Consecuencias.tsx';
import { confirmar } from '../../../components/ui/confirmar.ts';
import { avisar } from '../../../lib/avisos.ts';
import { enfocarTitulo } from '../../../lib/enfocarTitulo.ts';
import { actualizarUsuario, cerrarSesion } from '../../../lib/sesion.ts';
import { useUsuario } from '../../../lib/useUsuario.ts';
import { EleccionDeReservas } from '../../../entities/persona/EleccionDeReservas.tsx';
import { conCanceladas } from '../../../entities/persona/reservas-por-venir.view.ts';
import {
  NOMBRE_DE_ROL,
  consecuenciasDeCambiarEstado,
  consecuenciasDeCambiarRol,
  consecuenciasDeEliminar,
} from './usuarios.view.ts';
import {
  ERROR_AL_CAMBIAR_ESTADO,
  ERROR_AL_ELIMINAR,
  pasarAEstado,
  renovarPersonas,
} from '../../../entities/persona/personas.mutations.ts';
import { ERROR_AL_CAMBIAR_ROL, eliminar, pasarARol } from './usuarios.mutations.ts';

/** The actions of an administrator on an account, their own included; each asks first. */
export function useAccionesDeUsuario() {
  const consultas = useQueryClient();
  const propia = useUsuario();

  /** Asks, and resolves to true once the action is done. The lists are read again, also after a refusal. */
  async function preguntar(
    pregunta: {
      titulo: string;
      puntos: string[];
      accion: string;
      normal?: boolean;
      eleccion?: ReactNode;
    },
    siFalla: string,
    hacer: () => Promise<unknown>,
  ): Promise<boolean> {
    const { titulo, puntos, accion, normal = false, eleccion } = pregunta;
    return confirmar({
      titulo,
      detalle: (
        <>
          <Consecuencias puntos={puntos} />
          {eleccion}
        </>
      ),
      accion,
      ...(normal && { tono: 'normal' as const }),
      siFalla,
      alConfirmar: () => hacer().finally(() => void renovarPersonas(consultas)),
    });
  }

  return {
    async cambiarRol(usuario: Usuario) {
      const rol = usuario.rol === 'ADMIN' ? 'CLIENT' : 'ADMIN';
      const esPropia = usuario.id === propia.id;
      const hecho = await preguntar(
        {
          titulo: `¿Pasar a ${nombreDe(usuario)} a ${NOMBRE_DE_ROL[rol]}?`,
          puntos: consecuenciasDeCambiarRol(usuario, esPropia),
          accion: `Pasar a ${NOMBRE_DE_ROL[rol]}`,
        },
        ERROR_AL_CAMBIAR_ROL,
        () => pasarARol(usuario.id, rol),
      );
      if (!hecho) return;
      avisar.exito('Rol actualizado correctamente');
      // The panel is replaced by the client's screens.
      if (esPropia) actualizarUsuario({ ...propia, rol, isAdmin: false });
    },

    async cambiarEstado(usuario: Usuario) {
      const activa = usuario.estado === 'ACTIVO';
      let cancelarReservas = false;
      let canceladas = 0;
      const hecho = await preguntar(
        {
          titulo: `¿${activa ? 'Desactivar' : 'Activar'} a ${nombreDe(usuario)}?`,
          puntos: consecuenciasDeCambiarEstado(usuario, usuario.id === propia.id),
          accion: activa ? 'Desactivar' : 'Activar',
          normal: !activa,
          eleccion: activa && (
            <EleccionDeReservas
              alElegir={(cancelar) => {
                cancelarReservas = cancelar;
              }}
            />
          ),
        },
        ERROR_AL_CAMBIAR_ESTADO,
        async () => {
          const estado = activa ? 'INACTIVO' : 'ACTIVO';
          const respuesta = await pasarAEstado(usuario.id, { estado, cancelarReservas });
          canceladas = respuesta.reservasCanceladas;
        },
      );
      if (!hecho) return;
      avisar.exito(conCanceladas('Estado actualizado correctamente', canceladas));
      if (usuario.id === propia.id) cerrarSesion();
    },

    async eliminar(usuario: Usuario) {
      const esPropia = usuario.id === propia.id;
      let canceladas = 0;
      const hecho = await preguntar(
        {
          titulo: `¿Eliminar a ${nombreDe(usuario)}?`,
          puntos: consecuenciasDeEliminar(esPropia),
          accion: 'Eliminar usuario',
        },
        ERROR_AL_ELIMINAR,
        async () => {
          canceladas = (await eliminar(usuario.id)).reservasCanceladas;
        },
      );
      if (!hecho) return;
      avisar.exito(conCanceladas('Usuario eliminado correctamente', canceladas));
      if (esPropia) cerrarSesion();
      else enfocarTitulo();
    },
  };
}

const nombreDe = ({ nombre, apellido }: Usuario) => `${nombre} ${apellido}`;
