import type { Cliente, ResumenDeCliente } from '@remanso/contract/persona/clientes.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Consecuencias } from '../../components/ui/dialogo/Consecuencias.tsx';
import { confirmar, type Pregunta } from '../../components/ui/dialogo/confirmar.ts';
import { mensajeDe } from '../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../lib/carteles.ts';
import { navegar } from '../../lib/direccion/navegacion.ts';
import { vencer } from '../../lib/vencimientos.ts';
import { consultasDeClientes } from './clientes.queries.ts';
import { EleccionDeReservas } from './EleccionDeReservas.tsx';
import {
  consecuenciasDeActivar,
  consecuenciasDeDesactivar,
  consecuenciasDeEliminar,
  destinoDe,
  impedimentoDeEliminar,
  leerLugar,
} from './clientes.view.ts';
import { conCanceladas, contarReservas } from './reservas-por-venir.view.ts';
import {
  ERROR_AL_CAMBIAR_ESTADO,
  ERROR_AL_ELIMINAR,
  eliminarAlCliente,
  pasarAEstado,
} from './personas.mutations.ts';

type Persona = Pick<Cliente, 'id' | 'nombre' | 'apellido'>;

export interface AccionesDeCliente {
  /**
   * The action, such as 'estado-7', whose question waits for the client's summary; null otherwise.
   */
  preparando: string | null;
  cambiarEstado: (persona: Persona) => Promise<void>;
  eliminar: (persona: Persona) => Promise<void>;
}

/**
 * Changes the estado of a client's account or erases it. Before each question the client's summary
 * is read, so that the question says what will happen.
 */
export function useAccionesDeCliente({
  alEliminar,
}: {
  alEliminar: () => void;
}): AccionesDeCliente {
  const consultas = useQueryClient();
  const { preparando, consultar } = useResumenPrevio();

  async function hacer<T>(accion: Promise<T>): Promise<T> {
    try {
      return await accion;
    } finally {
      // The data are read again after a refusal too, because a refusal shows that the screen was
      // out of date.
      void vencer(consultas, 'personas');
    }
  }

  return {
    preparando,
    async cambiarEstado({ id }) {
      const resumen = await consultar(id, 'estado', ERROR_AL_CAMBIAR_ESTADO);
      if (!resumen) return;
      const { activo } = resumen.cliente;
      let cancelarReservas = false;
      let canceladas = 0;
      const hecho = await confirmar({
        ...preguntaDeEstado(resumen, (cancelar) => {
          cancelarReservas = cancelar;
        }),
        alConfirmar: async () => {
          const estado = activo ? 'INACTIVO' : 'ACTIVO';
          const respuesta = await hacer(pasarAEstado(id, { estado, cancelarReservas }));
          canceladas = respuesta.reservasCanceladas;
        },
      });
      const texto = activo ? 'Cliente desactivado' : 'Cliente activado';
      if (hecho) cartel.exito(conCanceladas(texto, canceladas));
    },
    async eliminar({ id }) {
      const resumen = await consultar(id, 'eliminar', ERROR_AL_ELIMINAR);
      if (!resumen) return;
      const impedimento = impedimentoDeEliminar(resumen.cuentas);
      if (impedimento) return explicar(id, nombreDe(resumen), impedimento);
      const cancelarReservas = resumen.cuentas.pendientes > 0;
      let canceladas = 0;
      const hecho = await confirmar({
        ...preguntaDeEliminar(resumen),
        alConfirmar: async () => {
          const respuesta = await hacer(eliminarAlCliente(id, cancelarReservas));
          canceladas = respuesta.reservasCanceladas;
        },
      });
      if (!hecho) return;
      cartel.exito(conCanceladas('Cliente eliminado', canceladas));
      alEliminar();
    },
  };
}

/**
 * Reads the client's summary for a question; null, with a toast, where the summary cannot be read.
 */
function useResumenPrevio() {
  const consultas = useQueryClient();
  const [preparando, setPreparando] = useState<string | null>(null);

  async function consultar(id: number, para: string, siFalla: string) {
    setPreparando(`${para}-${id}`);
    try {
      return await consultas.query(consultasDeClientes.resumen(id));
    } catch (error) {
      cartel.error(mensajeDe(error, siFalla));
      return null;
    } finally {
      setPreparando(null);
    }
  }

  return { preparando, consultar };
}

const nombreDe = ({ cliente: { nombre, apellido } }: ResumenDeCliente) => `${nombre} ${apellido}`;

function preguntaDeEstado(
  resumen: ResumenDeCliente,
  alElegir: (cancelar: boolean) => void,
): Pregunta {
  const { cliente, cuentas } = resumen;
  const { pendientes } = cuentas;
  const siFalla = ERROR_AL_CAMBIAR_ESTADO;
  return cliente.activo
    ? {
        titulo: `¿Desactivar a ${nombreDe(resumen)}?`,
        detalle: (
          <>
            <Consecuencias puntos={consecuenciasDeDesactivar(cuentas)} />
            {pendientes > 0 && <EleccionDeReservas pendientes={pendientes} alElegir={alElegir} />}
          </>
        ),
        accion: 'Desactivar',
        siFalla,
      }
    : {
        titulo: `¿Activar a ${nombreDe(resumen)}?`,
        detalle: <Consecuencias puntos={consecuenciasDeActivar(cuentas)} />,
        accion: 'Activar',
        tono: 'normal',
        siFalla,
      };
}

function preguntaDeEliminar(resumen: ResumenDeCliente): Pregunta {
  const { pendientes } = resumen.cuentas;
  return {
    titulo: `¿Eliminar a ${nombreDe(resumen)}?`,
    detalle: <Consecuencias puntos={consecuenciasDeEliminar(resumen.cuentas)} />,
    accion:
      pendientes === 0 ? 'Eliminar cliente' : `Cancelar ${contarReservas(pendientes)} y eliminar`,
    siFalla: ERROR_AL_ELIMINAR,
  };
}

/**
 * Explains why the client cannot be erased, instead of sending a request that the server refuses.
 */
async function explicar(id: number, nombre: string, impedimento: string): Promise<void> {
  const verlas = await confirmar({
    titulo: `Todavía no puedes eliminar a ${nombre}`,
    detalle: impedimento,
    accion: 'Ver sus reservas',
    tono: 'normal',
  });
  if (verlas) {
    navegar(destinoDe({ ...leerLugar(window.location.search), cliente: id, reservas: 0 }));
  }
}
