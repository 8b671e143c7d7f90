import { Boton } from '../../../../components/ui/Boton.tsx';
import { Nota } from '../../../../components/ui/Nota.tsx';
import { mensajeDe } from '../../../../lib/api/ErrorDeApi.ts';
import { useDeshacer } from './importaciones.mutations.ts';

interface PropiedadesDeResultado {
  hecho: { id: number; creados: number; actualizados: number; saltados: number };
}

/** What was brought, and its undoing, which names who stays and why. */
export function ResultadoDeTraer({ hecho }: PropiedadesDeResultado) {
  const deshacer = useDeshacer();
  const { data, error, isPending } = deshacer;
  if (data) {
    return (
      <div role="status" className="flex flex-col gap-3">
        <Nota tono="exito">Se quitaron {data.quitados}. Los que ya estaban no cambian.</Nota>
        <ul className="flex flex-col gap-2">
          {data.quedan.map(({ clienteId, nombre, apellido, motivo }) => (
            <li key={clienteId}>
              {nombre} {apellido} se queda: {motivo}
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <div role="status" className="flex flex-col gap-4">
      {error && <Nota tono="peligro">{mensajeDe(error, 'Error al deshacer')}</Nota>}
      <Nota tono="exito">
        {hecho.creados} creados · {hecho.actualizados} ya estaban · {hecho.saltados} saltados
      </Nota>
      <p>Podés deshacerlo durante 24 horas: se quita a quien no hizo nada desde entonces.</p>
      <Boton variante="secondary" disabled={isPending} onClick={() => deshacer.mutate(hecho.id)}>
        {isPending ? 'Deshaciendo...' : 'Deshacer'}
      </Boton>
    </div>
  );
}
