import type { Usuario } from '@remanso/contract/persona/usuarios.contract';
import { useQueryClient } from '@tanstack/react-query';
import { Consecuencias } from '../../../components/ui/dialogo/Consecuencias.tsx';
import { confirmar, type Pregunta } from '../../../components/ui/dialogo/confirmar.ts';
import { cartel } from '../../../lib/carteles.ts';
import { enfocarTitulo } from '../../../lib/enfocar.ts';
import { NOMBRE_DE_ROL, type Rol } from '@remanso/contract/persona/usuarios.rules';
import { cerrarSesion } from '../../../lib/sesion/sesion.ts';
import { useUsuario } from '../../../lib/sesion/useUsuario.ts';
import { vencer } from '../../../lib/vencimientos.ts';
import { EleccionDeReservas } from '../../../entities/persona/EleccionDeReservas.tsx';
import { conCanceladas } from '../../../entities/persona/reservas-por-venir.view.ts';
import {
  consecuenciasDeCambiarEstado,
  consecuenciasDeCambiarRol,
  consecuenciasDeEliminar,
} from './usuarios.view.ts';
import {
  ERROR_AL_CAMBIAR_ESTADO,
  ERROR_AL_ELIMINAR,
  pasarAEstado,
} from '../../../entities/persona/personas.mutations.ts';
import { ERROR_AL_CAMBIAR_ROL, eliminar, pasarARol } from './usuarios.mutations.ts';

type ConRol = Pick<Usuario, 'id' | 'nombre' | 'apellido' | 'rol'>;

/**
 * Returns the actions of an administrator on an account, which can be the administrator's own
 * account. Each action asks for confirmation.
 */
export function useAccionesDeUsuario() {
  const consultas = useQueryClient();
  const propia = useUsuario();

  /** Reads the lists of people again after an action, even after a refusal by the server. */
  const hacer = <T,>(accion: Promise<T>) =>
    accion.finally(() => void vencer(consultas, 'personas'));

  return {
    async cambiarRol(usuario: ConRol, rol: Rol): Promise<boolean> {
      const esPropia = usuario.id === propia.id;
      const hecho = await confirmar({
        ...preguntaDeRol(usuario, rol, esPropia),
        alConfirmar: () => hacer(pasarARol(usuario.id, rol)),
      });
      if (hecho) cartel.exito('Rol actualizado correctamente');
      if (hecho && esPropia) cerrarSesion();
      return hecho;
    },

    async cambiarEstado(usuario: Usuario) {
      const esPropia = usuario.id === propia.id;
      let cancelarReservas = false;
      let canceladas = 0;
      const hecho = await confirmar({
        ...preguntaDeEstado(usuario, esPropia, (cancelar) => {
          cancelarReservas = cancelar;
        }),
        alConfirmar: async () => {
          const estado = usuario.estado === 'ACTIVO' ? 'INACTIVO' : 'ACTIVO';
          const cambio = pasarAEstado(usuario.id, { estado, cancelarReservas });
          canceladas = (await hacer(cambio)).reservasCanceladas;
        },
      });
      if (!hecho) return;
      cartel.exito(conCanceladas('Estado actualizado correctamente', canceladas));
      if (esPropia) cerrarSesion();
    },

    async eliminar(usuario: Usuario) {
      const esPropia = usuario.id === propia.id;
      let canceladas = 0;
      const hecho = await confirmar({
        titulo: `¿Eliminar a ${nombreDe(usuario)}?`,
        detalle: <Consecuencias puntos={consecuenciasDeEliminar(esPropia)} />,
        accion: 'Eliminar usuario',
        siFalla: ERROR_AL_ELIMINAR,
        alConfirmar: async () => {
          canceladas = (await hacer(eliminar(usuario.id))).reservasCanceladas;
        },
      });
      if (!hecho) return;
      cartel.exito(conCanceladas('Usuario eliminado correctamente', canceladas));
      if (esPropia) cerrarSesion();
      else enfocarTitulo();
    },
  };
}

const nombreDe = ({ nombre, apellido }: ConRol) => `${nombre} ${apellido}`;

function preguntaDeRol(usuario: ConRol, rol: Rol, esPropia: boolean): Pregunta {
  return {
    titulo: `¿Pasar a ${nombreDe(usuario)} a ${NOMBRE_DE_ROL[rol]}?`,
    detalle: <Consecuencias puntos={consecuenciasDeCambiarRol(rol, esPropia)} />,
    accion: `Pasar a ${NOMBRE_DE_ROL[rol]}`,
    siFalla: ERROR_AL_CAMBIAR_ROL,
  };
}

function preguntaDeEstado(
  usuario: Usuario,
  esPropia: boolean,
  alElegir: (cancelar: boolean) => void,
): Pregunta {
  const verbo = usuario.estado === 'ACTIVO' ? 'Desactivar' : 'Activar';
  return {
    titulo: `¿${verbo} a ${nombreDe(usuario)}?`,
    detalle: (
      <>
        <Consecuencias puntos={consecuenciasDeCambiarEstado(usuario, esPropia)} />
        {usuario.estado === 'ACTIVO' && <EleccionDeReservas alElegir={alElegir} />}
      </>
    ),
    accion: verbo,
    tono: usuario.estado === 'ACTIVO' ? 'peligro' : 'normal',
    siFalla: ERROR_AL_CAMBIAR_ESTADO,
  };
}
