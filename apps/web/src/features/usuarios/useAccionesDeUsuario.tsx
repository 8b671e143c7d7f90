import type { Usuario } from '@remanso/contract/usuarios.contract';
import { useQueryClient } from '@tanstack/react-query';
import { Consecuencias } from '../../components/ui/Consecuencias.tsx';
import { confirmar } from '../../components/ui/confirmar.ts';
import { avisar } from '../../lib/avisos.ts';
import { enfocarTitulo } from '../../lib/enfocarTitulo.ts';
import { actualizarUsuario, cerrarSesion } from '../../lib/sesion.ts';
import { useUsuario } from '../../lib/useUsuario.ts';
import {
  ERROR_AL_CAMBIAR_ESTADO,
  ERROR_AL_ELIMINAR,
  renovarPersonas,
} from '../clientes/clientes.queries.ts';
import { ERROR_AL_CAMBIAR_ROL, eliminar, pasarAEstado, pasarARol } from './usuarios.queries.ts';
import {
  NOMBRE_DE_ROL,
  consecuenciasDeCambiarEstado,
  consecuenciasDeCambiarRol,
  consecuenciasDeEliminar,
} from './usuarios.view.ts';

/** What an administrator may do to an account, one's own too: each asks before. */
export function useAccionesDeUsuario() {
  const consultas = useQueryClient();
  const propia = useUsuario();

  /** True once it was done; the lists follow, also after a refusal. */
  async function preguntar(
    pregunta: { titulo: string; puntos: string[]; accion: string; normal?: boolean },
    siFalla: string,
    hacer: () => Promise<unknown>,
  ): Promise<boolean> {
    const { titulo, puntos, accion, normal = false } = pregunta;
    return confirmar({
      titulo,
      detalle: <Consecuencias puntos={puntos} />,
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
      // The panel gives way to the client's screens.
      if (esPropia) actualizarUsuario({ ...propia, rol, isAdmin: false });
    },

    async cambiarEstado(usuario: Usuario) {
      const activa = usuario.estado === 'ACTIVO';
      const hecho = await preguntar(
        {
          titulo: `¿${activa ? 'Desactivar' : 'Activar'} a ${nombreDe(usuario)}?`,
          puntos: consecuenciasDeCambiarEstado(usuario, usuario.id === propia.id),
          accion: activa ? 'Desactivar' : 'Activar',
          normal: !activa,
        },
        ERROR_AL_CAMBIAR_ESTADO,
        () => pasarAEstado(usuario.id, activa ? 'INACTIVO' : 'ACTIVO'),
      );
      if (!hecho) return;
      avisar.exito('Estado actualizado correctamente');
      if (usuario.id === propia.id) cerrarSesion();
    },

    async eliminar(usuario: Usuario) {
      const esPropia = usuario.id === propia.id;
      const hecho = await preguntar(
        {
          titulo: `¿Eliminar a ${nombreDe(usuario)}?`,
          puntos: consecuenciasDeEliminar(esPropia),
          accion: 'Eliminar usuario',
        },
        ERROR_AL_ELIMINAR,
        () => eliminar(usuario.id),
      );
      if (!hecho) return;
      avisar.exito('Usuario eliminado correctamente');
      if (esPropia) cerrarSesion();
      else enfocarTitulo();
    },
  };
}

const nombreDe = ({ nombre, apellido }: Usuario) => `${nombre} ${apellido}`;
