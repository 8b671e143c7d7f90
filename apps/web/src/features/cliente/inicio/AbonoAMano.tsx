import { useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Ticket from 'lucide-react/icons/ticket';
import { enfocarTitulo } from '../../../lib/enfocar.ts';
import { useUsuario } from '../../../lib/sesion/useUsuario.ts';
import { hoy } from '../../../lib/tiempo/reloj.ts';
import { ID_DE_MIS_ABONOS, loQueSeUsaAntes } from './mi-abono.view.ts';
import { misAbonos } from './mis-abonos.queries.ts';

/**
 * A line for the abono that is used first, below the buttons that book. A press leads to the list of
 * all. Renders nothing for a client who has none that can be used.
 */
export function AbonoAMano() {
  const { data = [] } = useQuery(misAbonos());
  const usuario = useUsuario();
  const antes = loQueSeUsaAntes(data, usuario.id, hoy());
  if (!antes) return null;
  return (
    <button
      type="button"
      className="guijarro -mx-3 flex min-h-11 w-fit items-center leading-tight gap-3 px-3 py-1.5 text-left hover:bg-hundido"
      onClick={() => {
        enfocarTitulo(ID_DE_MIS_ABONOS);
        document.getElementById(ID_DE_MIS_ABONOS)?.scrollIntoView({ block: 'center' });
      }}
    >
      <Ticket aria-hidden="true" className="size-5 shrink-0 text-petroleo" />
      <span className="[overflow-wrap:anywhere]">
        <span className="block font-semibold">{antes.cual}</span>{' '}
        <span className="cifras block text-tinta-suave">{antes.quedan}</span>
      </span>
      <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-tinta-suave" />
    </button>
  );
}
