import { formatearPesos } from '@remanso/contract/dinero';
import { fechaCorta, fechaDe, horaDe } from '@remanso/contract/calendario';
import type { ResumenDeCliente } from '@remanso/contract/persona/clientes.contract';
import type { Rol } from '@remanso/contract/persona/usuarios.rules';
import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Suspense, useState } from 'react';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { BotonEnlace } from '../../../../components/ui/BotonEnlace.tsx';
import { Cifras } from '../../../../components/ui/Cifras.tsx';
import { Esqueleto } from '../../../../components/ui/estado/Esqueleto.tsx';
import { EstadoDeError } from '../../../../components/ui/estado/EstadoDeError.tsx';
import { Titulo } from '../../../../components/ui/Titulo.tsx';
import { AbonosDeCliente } from './AbonosDeCliente.tsx';
import { DatosDeCliente } from '../DatosDeCliente.tsx';
import { HistoriaDeCliente } from '../HistoriaDeCliente.tsx';
import { HistorialDeCliente } from './HistorialDeCliente.tsx';
import { MensajesDeCliente } from '../MensajesDeCliente.tsx';
import { NotaDeCliente } from '../NotaDeCliente.tsx';
import { ParecidosDeCliente } from '../ParecidosDeCliente.tsx';
import type {
  PedidoDeCliente,
  VentanasDeCliente,
} from '../../../../entities/persona/pedido-de-cliente.ts';
import {
  contarCanceladas,
  todoLoQueDebe,
  vencidoEnPalabras,
  gastadoEnPalabras,
} from '../../../../entities/persona/cuentas.view.ts';
import { contarTardanzas } from '../../../../entities/reserva/cuenta.view.ts';
import { consultasDeClientes } from '../../../../entities/persona/clientes.queries.ts';
import { destinoDe, type Lugar } from '../../../../entities/persona/clientes.view.ts';

interface PropiedadesDeFichaDeCliente {
  id: number;
  lugar: Lugar;
  Ventanas: VentanasDeCliente;
}

const VOLVER: Record<Rol, string> = {
  ADMIN: 'Volver a los administradores',
  RECEPCION: 'Volver a la recepción',
  CLIENT: 'Volver a los clientes',
};

export function FichaDeCliente({ id, lugar, Ventanas }: PropiedadesDeFichaDeCliente) {
  const [pedido, setPedido] = useState<PedidoDeCliente | null>(null);
  const { data, error, isFetching, refetch } = useQuery(consultasDeClientes.resumen(id));
  const volver = destinoDe({ ...lugar, cliente: null, reservas: 0 });
  const nombre = data && `${data.cliente.nombre} ${data.cliente.apellido}`;
  return (
    <div className="contenedor flex-1 pt-3 pb-16 sm:pt-9">
      <BotonEnlace
        a={volver}
        variante="ghost"
        className="-ml-4"
        icono={<ArrowLeft aria-hidden="true" className="size-5" />}
      >
        {VOLVER[lugar.rol]}
      </BotonEnlace>
      <div className="mt-2 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Titulo
          documento={nombre ?? 'Cliente'}
          className="text-titulo font-bold [overflow-wrap:anywhere]"
        >
          {nombre ?? 'Cliente'}
        </Titulo>
        {data?.cliente.activo && (
          <Boton
            variante="terracota"
            icono={<CalendarPlus aria-hidden="true" className="size-5" />}
            onClick={() => setPedido({ que: 'reservar', cliente: data.cliente })}
          >
            Reservar
          </Boton>
        )}
      </div>
      {!data && error ? (
        <EstadoDeError
          titulo="Error al obtener el cliente"
          error={error}
          reintentando={isFetching}
          alReintentar={() => void refetch()}
        />
      ) : (
        <div className="flex flex-col gap-5">
          <Cuentas resumen={data} />
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
            {data ? (
              <div className="flex flex-col gap-5">
                <NotaDeCliente key={data.cliente.id} cliente={data.cliente} />
                <DatosDeCliente resumen={data} volver={volver} />
                {/* The similar accounts load late. The list is at the end of the column, so that
                    the list pushes nothing down. */}
                <ParecidosDeCliente cliente={data.cliente} lugar={lugar} />
              </div>
            ) : (
              <Esqueleto className="h-96" />
            )}
            <div className="flex min-w-0 flex-col gap-5">
              <HistorialDeCliente
                id={id}
                lugar={lugar}
                alVer={(reserva) => setPedido({ que: 'ver', reserva })}
              />
              <AbonosDeCliente id={id} cliente={data?.cliente} />
              <MensajesDeCliente key={id} id={id} />
              <HistoriaDeCliente key={`historia ${id}`} id={id} />
            </div>
          </div>
        </div>
      )}
      {pedido && (
        <Suspense>
          <Ventanas pedido={pedido} alCerrar={() => setPedido(null)} />
        </Suspense>
      )}
    </div>
  );
}

function Cuentas({ resumen }: { resumen: ResumenDeCliente | undefined }) {
  const cuentas = resumen?.cuentas;
  const { ultimaVisita } = cuentas ?? {};
  const proxima = resumen?.proxima?.franja.inicio;
  return (
    <Cifras
      columnas={`grid-cols-[repeat(auto-fit,minmax(max(8.25rem,40%),1fr))] ${cuentas && cuentas.aDevolver > 0 ? 'md:grid-cols-4' : 'md:grid-cols-3 2xl:grid-cols-6'}`}
      cifras={[
        {
          etiqueta: 'Reservas',
          valor: cuentas?.total,
          detalle: cuentas && contarCanceladas(cuentas),
        },
        {
          etiqueta: 'Ausencias',
          valor: cuentas?.ausencias,
          detalle: cuentas && contarTardanzas(cuentas.tardanzas),
        },
        {
          etiqueta: 'Pagado',
          valor: cuentas && formatearPesos(cuentas.pagado),
          detalle: cuentas && gastadoEnPalabras(cuentas),
        },
        {
          etiqueta: 'Por cobrar',
          valor: cuentas && formatearPesos(todoLoQueDebe(cuentas)),
          detalle: cuentas && vencidoEnPalabras(cuentas),
        },
        ...(cuentas && cuentas.aDevolver > 0
          ? [{ etiqueta: 'A devolver', valor: formatearPesos(cuentas.aDevolver) }]
          : []),
        {
          etiqueta: 'Última visita',
          valor: cuentas && (ultimaVisita ? fechaCorta(fechaDe(ultimaVisita)) : null),
          detalle: ultimaVisita ? anioYHora(ultimaVisita) : undefined,
        },
        {
          etiqueta: 'Próximo turno',
          valor: cuentas && (proxima ? fechaCorta(fechaDe(proxima)) : null),
          detalle: proxima ? anioYHora(proxima) : undefined,
        },
      ]}
    />
  );
}

/** Returns the year and the hour of a momento, for example 'de 2026, 09:00'. */
function anioYHora(momento: string): string {
  return `de ${momento.slice(0, 4)}, ${horaDe(momento)}`;
}
