import { formatearCantidad } from '@remanso/contract/dinero';
import { Nota } from '../../../../components/ui/Nota.tsx';
import { cuantosClientes, invitadosEnPalabras } from './importacion.view.ts';

interface PropiedadesDeResultado {
  hecho: { creados: number; actualizados: number; saltados: number; invitados: number };
}

/** An importacion, and the momento until which it can be undone. */
export function ResultadoDeTraer({ hecho }: PropiedadesDeResultado) {
  const { creados, actualizados, saltados, invitados } = hecho;
  return (
    <div role="status" className="flex flex-col gap-4">
      <Nota tono="exito">
        {creados === 1 ? 'Se creó' : 'Se crearon'} {cuantosClientes(creados)}.
      </Nota>
      <ul className="cifras flex list-disc flex-col gap-1 pl-5">
        <li>
          {formatearCantidad(actualizados)} {actualizados === 1 ? 'fila era' : 'filas eran'} de
          alguien que ya estaba.
        </li>
        <li>
          {formatearCantidad(saltados)} {saltados === 1 ? 'fila se saltó' : 'filas se saltaron'}.
        </li>
        <li>{invitadosEnPalabras(invitados)}</li>
      </ul>
      <p className="text-tinta-suave">
        Durante un día lo puedes deshacer, acá mismo: se quita a quien se creó y no hizo nada desde
        entonces.
      </p>
    </div>
  );
}

const SE_NOMBRAN = 50;

interface PropiedadesDeDeshecha {
  deshecha: {
    quitados: number;
    quedan: readonly { clienteId: number; nombre: string; apellido: string; motivo: string }[];
  };
}

/** The number of people whom an undoing took away, and those who stay, with the reason. */
export function ResultadoDeDeshacer({ deshecha: { quitados, quedan } }: PropiedadesDeDeshecha) {
  const otros = quedan.length - SE_NOMBRAN;
  return (
    <div role="status" className="flex flex-col gap-3">
      <Nota tono="exito">
        {quitados === 1 ? 'Se quitó' : 'Se quitaron'} {cuantosClientes(quitados)}.
      </Nota>
      {quedan.length > 0 && (
        <>
          <p className="font-semibold">
            {quedan.length === 1 ? 'Se queda' : 'Se quedan'} {cuantosClientes(quedan.length)}:
          </p>
          <ul className="flex flex-col gap-1">
            {quedan.slice(0, SE_NOMBRAN).map(({ clienteId, nombre, apellido, motivo }) => (
              <li key={clienteId} className="wrap-anywhere">
                {nombre} {apellido}: <span className="text-tinta-suave">{motivo}</span>
              </li>
            ))}
            {otros > 0 && <li>y {cuantosClientes(otros)} más</li>}
          </ul>
        </>
      )}
    </div>
  );
}
