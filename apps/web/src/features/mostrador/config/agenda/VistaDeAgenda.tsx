import { useQuery } from '@tanstack/react-query';
import { Esqueleto } from '../../../../components/ui/estado/Esqueleto.tsx';
import { consultasDeAgenda } from '../../../../entities/franja/agenda.queries.ts';
import { diasDeTira } from '../../../../entities/franja/agenda.view.ts';

const DIAS_A_LA_VISTA = 4;

/** The next days of the agenda, small, as a stranger sees them now. */
export function VistaDeAgenda() {
  const { data, isError } = useQuery(consultasDeAgenda.dias(0));
  if (isError) return <p className="text-tinta-suave">No se pudo cargar la vista previa.</p>;
  if (!data) return <Esqueleto className="h-22" />;
  const dias = diasDeTira(data).slice(0, DIAS_A_LA_VISTA);
  if (dias.length === 0) return <p className="text-tinta-suave">Todavía no tiene días.</p>;
  return (
    <ul aria-label="Lo que ve cualquiera" className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {dias.map((dia) => (
        <li
          key={dia.fecha}
          className={`guijarro flex flex-col items-center border-2 border-borde px-0.5 py-2 leading-none ${dia.hay ? '' : 'text-tinta-suave'}`}
        >
          <span className="text-sm font-semibold first-letter:uppercase">{dia.corto}</span>{' '}
          <span className="cifras mt-1 text-2xl font-extrabold tracking-tighter">{dia.numero}</span>{' '}
          <span className="mt-1 min-h-4 text-xs font-semibold">{dia.lugares}</span>
        </li>
      ))}
    </ul>
  );
}
