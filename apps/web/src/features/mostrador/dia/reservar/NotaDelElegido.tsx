import { useQuery } from '@tanstack/react-query';
import { consultasDeClientes } from '../../../../entities/persona/clientes.queries.ts';
import { faltasEnPalabras } from '../../../../entities/reserva/cuenta.view.ts';

/** The desk's note about a client, and how often the client did not come or came late. */
export function NotaDelElegido({ cliente }: { cliente: number }) {
  const { data } = useQuery(consultasDeClientes.resumen(cliente));
  if (!data) return null;
  const { nota } = data.cliente;
  const faltas = faltasEnPalabras(data.cuentas);
  if (nota === '' && faltas === '') return null;
  return (
    <div className="px-4 text-sm text-tinta-suave">
      {faltas && <p className="font-semibold">{faltas}</p>}
      {nota && <p className="line-clamp-4 whitespace-pre-line [overflow-wrap:anywhere]">{nota}</p>}
    </div>
  );
}
