import type { Conflictos } from '@remanso/contract/franja/franjas.contract';
import type { Alternativas } from '@remanso/contract/reserva/reservas.contract';
import { dondeHayLugar, momentoBreve, quienDe } from './conflictos.view.ts';

const A_LA_VISTA = 5;

interface PropiedadesDeListaDeConflictos {
  conflictos: Conflictos;
  /**
   * The franjas to which each booking could move. Where `alternativas` is missing, the list shows
   * only the conflictos.
   */
  alternativas?: Alternativas;
}

/** Lists the conflictos with the people who booked. Only the first A_LA_VISTA are unfolded. */
export function ListaDeConflictos({ conflictos, alternativas }: PropiedadesDeListaDeConflictos) {
  // A single franja more than A_LA_VISTA is shown unfolded, because hiding one franja is not worth
  // a press.
  const cuantos = conflictos.length <= A_LA_VISTA + 1 ? conflictos.length : A_LA_VISTA;
  const resto = conflictos.slice(cuantos);
  const conAlternativas = alternativas && { alternativas };
  return (
    <>
      <Filas conflictos={conflictos.slice(0, cuantos)} {...conAlternativas} />
      {resto.length > 0 && (
        <details className="mt-2">
          <summary className="guijarro w-fit cursor-pointer py-1.5 font-semibold text-petroleo">
            {`Ver los otros ${resto.length} turnos`}
          </summary>
          <div className="mt-2">
            <Filas conflictos={resto} {...conAlternativas} />
          </div>
        </details>
      )}
    </>
  );
}

function Filas({ conflictos, alternativas }: PropiedadesDeListaDeConflictos) {
  return (
    <ul className="flex flex-col gap-2">
      {conflictos.map(({ franja, reservas }) => (
        <li
          key={franja.id}
          className="guijarro flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 bg-superficie px-4 py-2.5"
        >
          <p className="cifras w-36 font-semibold">{momentoBreve(franja.inicio)}</p>
          <ul className="min-w-[min(14rem,100%)] flex-1">
            {reservas.map((reserva) => (
              <li key={reserva.id} className="flex flex-wrap gap-x-2">
                {quienDe(reserva)}{' '}
                <span className="cifras whitespace-nowrap text-tinta-suave">
                  {reserva.cliente.telefono}
                </span>{' '}
                {alternativas && (
                  <span className="cifras ml-auto text-sm text-tinta-suave">
                    {dondeHayLugar(alternativas.find((una) => una.reservaId === reserva.id))}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
