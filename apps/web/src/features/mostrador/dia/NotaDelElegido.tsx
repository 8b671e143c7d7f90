import { useQuery } from '@tanstack/react-query';
import { consultasDeClientes } from '../../../entities/persona/clientes.queries.ts';
import { contarAusencias } from '../../../entities/reserva/cuenta.view.ts';

/** The desk's note about the client of a booking, and how often they did not come. */
export function NotaDelElegido({ cliente }: { cliente: number }) {
  const { data } = useQuery(consultasDeClientes.resumen(cliente));
  if (!data) return null;
  const { nota } = data.cliente;
  const { ausencias } = data.cuentas;
  if (nota === '' && ausencias === 0) return null;
  return (
    <div className="px-4 text-sm text-tinta-suave">
      {ausencias > 0 && <p className="font-semibold">{contarAusencias(ausencias)}</p>}
      {nota && <p className="line-clamp-4 whitespace-pre-line [overflow-wrap:anywhere]">{nota}</p>}
    </div>
  );
}
