import { formatearPesos } from '@remanso/contract/dinero';
import type { ReservaDeAdmin } from '@remanso/contract/reservas.contract';
import { Boton } from '../../components/ui/Boton.tsx';
import { Insignia } from '../../components/ui/Insignia.tsx';
import { SegmentoDeGenero } from '../../components/ui/SegmentoDeGenero.tsx';
import { confirmar } from '../../components/ui/confirmar.ts';
import { NOMBRES } from '../../components/ui/ocupacion.view.ts';
import { avisar } from '../../lib/avisos.ts';
import { ContactoDeCliente } from './ContactoDeCliente.tsx';
import { consecuenciasDeCancelar } from '../../components/franja/cancelacion.view.ts';
import { nombreDeTitular } from './dia.view.ts';
import { useCancelarReserva } from './franjas.queries.ts';

const GENERO = { MASCULINO: 'hombre', FEMENINO: 'mujer', OTROS: 'otros' } as const;

/** One booking of a franja: who, how to reach them, how much, and the way to cancel it. */
export function ReservaDeFranja({
  reserva,
  cancelable,
}: {
  reserva: ReservaDeAdmin;
  cancelable: boolean;
}) {
  const { mutateAsync: cancelar } = useCancelarReserva();
  const titular = nombreDeTitular(reserva);

  async function preguntar() {
    const cancelada = await confirmar({
      titulo: `¿Cancelar la reserva de ${titular}?`,
      detalle: <Consecuencias reserva={reserva} />,
      accion: 'Cancelar reserva',
      alConfirmar: () => cancelar(reserva.id),
      siFalla: 'Error al cancelar la reserva',
    });
    if (cancelada) avisar.exito('Reserva cancelada exitosamente');
  }

  return (
    <li className="guijarro border border-borde p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="flex flex-wrap items-center gap-2 text-lg font-semibold">
          {titular}
          {reserva.estado === 'PENDIENTE' && <Insignia tono="aviso">Pendiente</Insignia>}
        </h3>
        <p className="cifras text-lg font-bold">
          <span className="sr-only">Precio total: </span>
          {formatearPesos(reserva.precioTotal)}
        </p>
      </div>
      {reserva.cliente.id !== null && <ContactoDeCliente cliente={reserva.cliente} />}
      <div className="mt-3 flex flex-wrap items-end justify-between gap-3">
        <ul aria-label="Participantes" className="flex min-w-0 flex-1 flex-wrap gap-x-5 gap-y-2">
          {reserva.participantes.map(({ asientoId, nombre, sexo, esTitular }) => (
            <li key={asientoId} className="flex items-center gap-2">
              <SegmentoDeGenero segmento={GENERO[sexo]} className="size-6" />
              <span>
                {nombre}
                <span className="sr-only">, {NOMBRES[GENERO[sexo]]}</span>
              </span>
              {esTitular && <Insignia>Titular</Insignia>}
            </li>
          ))}
        </ul>
        {cancelable && (
          <Boton
            variante="outline"
            tamano="sm"
            aria-label={`Cancelar reserva de ${titular}`}
            onClick={preguntar}
          >
            Cancelar reserva
          </Boton>
        )}
      </div>
    </li>
  );
}

function Consecuencias({ reserva }: { reserva: ReservaDeAdmin }) {
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5">
      {consecuenciasDeCancelar(reserva).map((consecuencia) => (
        <li key={consecuencia}>{consecuencia}</li>
      ))}
    </ul>
  );
}
