import type { Cliente, ResumenDeCliente } from '@remanso/contract/clientes.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Consecuencias } from '../../components/ui/Consecuencias.tsx';
import { confirmar } from '../../components/ui/confirmar.ts';
import { mensajeDe } from '../../lib/ErrorDeApi.ts';
import { avisar } from '../../lib/avisos.ts';
import { navegar } from '../../lib/navegacion.ts';
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
  renovarPersonas,
} from './personas.mutations.ts';

type Persona = Pick<Cliente, 'id' | 'nombre' | 'apellido'>;

export interface AccionesDeCliente {
  /** The action whose summary is being read for its question: 'estado-7'. */
  preparando: string | null;
  cambiarEstado: (persona: Persona) => Promise<void>;
  eliminar: (persona: Persona) => Promise<void>;
}

/** The changing and erasing of clients. Their summary is read first, so that the question says what will happen. */
export function useAccionesDeCliente({
  alEliminar,
}: {
  alEliminar: () => void;
}): AccionesDeCliente {
  const consultas = useQueryClient();
  const [preparando, setPreparando] = useState<string | null>(null);

  async function consultar(id: number, para: string, siFalla: string) {
    setPreparando(`${para}-${id}`);
    try {
      return await consultas.query(consultasDeClientes.resumen(id));
    } catch (error) {
      avisar.error(mensajeDe(error, siFalla));
      return null;
    } finally {
      setPreparando(null);
    }
  }

  async function hacer<T>(accion: Promise<T>): Promise<T> {
    try {
      return await accion;
    } finally {
      // Everything is read again even after a refusal, which shows that the screen was out of date.
      void renovarPersonas(consultas);
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
        siFalla: ERROR_AL_CAMBIAR_ESTADO,
        alConfirmar: async () => {
          const estado = activo ? 'INACTIVO' : 'ACTIVO';
          const respuesta = await hacer(pasarAEstado(id, { estado, cancelarReservas }));
          canceladas = respuesta.reservasCanceladas;
        },
      });
      if (hecho) {
        avisar.exito(
          conCanceladas(activo ? 'Cliente desactivado' : 'Cliente activado', canceladas),
        );
      }
    },
    async eliminar({ id }) {
      const resumen = await consultar(id, 'eliminarAlCliente', ERROR_AL_ELIMINAR);
      if (!resumen) return;
      const nombre = nombreDe(resumen);
      const impedimento = impedimentoDeEliminar(resumen.cuentas);
      if (impedimento) return explicar(id, nombre, impedimento);
      const { pendientes } = resumen.cuentas;
      let canceladas = 0;
      const hecho = await confirmar({
        titulo: `¿Eliminar a ${nombre}?`,
        detalle: <Consecuencias puntos={consecuenciasDeEliminar(resumen.cuentas)} />,
        accion:
          pendientes === 0
            ? 'Eliminar cliente'
            : `Cancelar ${contarReservas(pendientes)} y eliminarAlCliente`,
        siFalla: ERROR_AL_ELIMINAR,
        alConfirmar: async () => {
          canceladas = (await hacer(eliminarAlCliente(id, pendientes > 0))).reservasCanceladas;
        },
      });
      if (!hecho) return;
      avisar.exito(conCanceladas('Cliente eliminado', canceladas));
      alEliminar();
    },
  };
}

const nombreDe = ({ cliente: { nombre, apellido } }: ResumenDeCliente) => `${nombre} ${apellido}`;

function preguntaDeEstado(resumen: ResumenDeCliente, alElegir: (cancelar: boolean) => void) {
  const { cliente, cuentas } = resumen;
  const { pendientes } = cuentas;
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
      }
    : {
        titulo: `¿Activar a ${nombreDe(resumen)}?`,
        detalle: <Consecuencias puntos={consecuenciasDeActivar(cuentas)} />,
        accion: 'Activar',
        tono: 'normal' as const,
      };
}

/** Explains why the client cannot be erased, before the server would refuse it. */
async function explicar(id: number, nombre: string, impedimento: string): Promise<void> {
  const verlas = await confirmar({
    titulo: `Todavía no se puede eliminarAlCliente a ${nombre}`,
    detalle: impedimento,
    accion: 'Ver sus reservas',
    tono: 'normal',
  });
  if (verlas) {
    navegar(destinoDe({ ...leerLugar(window.location.search), cliente: id, reservas: 0 }));
  }
}
