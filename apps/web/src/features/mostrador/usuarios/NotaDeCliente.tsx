import type { Cliente } from '@remanso/contract/persona/clientes.contract';
import Pencil from 'lucide-react/icons/pencil';
import { useId, useState, type SubmitEvent } from 'react';
import { MarcoDeCampo } from '../../../components/form/MarcoDeCampo.tsx';
import { MientrasTanto } from '../../../components/form/MientrasTanto.tsx';
import { clasesDeControl } from '../../../components/form/clasesDeControl.ts';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { enfocar } from '../../../lib/enfocar.ts';
import { useCambiosSinGuardar } from '../../../components/ui/dialogo/useCambiosSinGuardar.ts';
import { mensajeDe } from '../../../lib/api/ErrorDeApi.ts';
import { ERROR_AL_ANOTAR, useAnotarCliente } from './usuarios.mutations.ts';

type Anotado = Pick<Cliente, 'id' | 'nombre' | 'apellido' | 'nota'>;

const QUE_NO_VA =
  'Solo la ve el mostrador, pero la persona la encuentra en la copia de sus datos. No es lugar para diagnósticos.';
const SIN_GUARDAR = {
  titulo: '¿Salir sin guardar la nota?',
  detalle: 'Pierdes lo que escribiste en la nota.',
};

/** The desk's note about a client. A press on the button puts a form in place of the note. */
export function NotaDeCliente({ cliente }: { cliente: Anotado }) {
  const idDeTitulo = useId();
  const { nombre, apellido, nota } = cliente;
  const [editando, setEditando] = useState(false);
  const [volvio, setVolvio] = useState(false);
  const verbo = nota ? 'Corregir' : 'Agregar';
  return (
    <Tarjeta como="section" aria-labelledby={idDeTitulo} className="flex flex-col gap-1">
      <div className="-mt-1.5 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2 id={idDeTitulo} className="text-xl font-bold">
          Nota
        </h2>
        {!editando && (
          <Boton
            // This button takes the focus after the form has closed, because the form had the
            // focus.
            ref={volvio ? enfocar : undefined}
            variante="ghost"
            tamano="sm"
            icono={<Pencil aria-hidden="true" className="size-4" />}
            aria-label={`${verbo} la nota de ${nombre} ${apellido}`}
            onClick={() => setEditando(true)}
          >
            {verbo}
          </Boton>
        )}
      </div>
      {editando ? (
        <Escribir
          cliente={cliente}
          alCerrar={() => {
            setEditando(false);
            setVolvio(true);
          }}
        />
      ) : (
        <p
          className={`whitespace-pre-line [overflow-wrap:anywhere] ${nota ? '' : 'text-tinta-suave'}`}
        >
          {nota || 'Sin nota.'}
        </p>
      )}
    </Tarjeta>
  );
}

function Escribir({ cliente, alCerrar }: { cliente: Anotado; alCerrar: () => void }) {
  const { id, nota } = cliente;
  const [leida] = useState(nota);
  const [escrita, setEscrita] = useState(nota);
  const { mutate: anotar, isPending, error } = useAnotarCliente();
  const cambio = escrita.trim() !== nota;
  useCambiosSinGuardar(cambio ? SIN_GUARDAR : null);

  const guardar = (evento: SubmitEvent) => {
    evento.preventDefault();
    if (cambio) anotar({ id, nota: escrita.trim(), notaDeAntes: nota }, { onSuccess: alCerrar });
    else alCerrar();
  };
  return (
    <form className="flex flex-col gap-3" onSubmit={guardar}>
      <MarcoDeCampo
        etiqueta="Nota del mostrador"
        etiquetaOculta
        ayuda={nota === leida ? QUE_NO_VA : <MientrasTanto dejaron={nota} />}
        error={error ? mensajeDe(error, ERROR_AL_ANOTAR) : undefined}
      >
        {(enlaces) => (
          <textarea
            {...enlaces}
            ref={enfocar}
            rows={4}
            maxLength={1000}
            value={escrita}
            className={clasesDeControl}
            onChange={({ target }) => setEscrita(target.value)}
          />
        )}
      </MarcoDeCampo>
      <div className="flex flex-wrap justify-end gap-2">
        <Boton variante="secondary" tamano="sm" disabled={isPending} onClick={alCerrar}>
          Dejar como estaba
        </Boton>
        <Boton type="submit" variante="primary" tamano="sm" cargando={isPending}>
          Guardar nota
        </Boton>
      </div>
    </form>
  );
}
