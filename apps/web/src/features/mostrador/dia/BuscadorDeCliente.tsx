import type { Cliente } from '@remanso/contract/clientes.contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent } from 'react';
import { MarcoDeCampo } from '../../../components/form/MarcoDeCampo.tsx';
import { clasesDeControl } from '../../../components/form/clasesDeControl.ts';
import { Boton } from '../../../components/ui/Boton.tsx';
import { enfocar } from '../../../components/ui/enfocar.ts';
import { mensajeDe } from '../../../lib/ErrorDeApi.ts';
import type { ClienteElegido } from './reservar.view.ts';
import { consultasDeClientes } from '../../../entities/persona/clientes.queries.ts';

interface PropiedadesDeBuscadorDeCliente {
  texto: string;
  error: string | undefined;
  alEscribir: (texto: string) => void;
  alElegir: (cliente: ClienteElegido) => void;
  alCrear: () => void;
}

/** A combo box over the clients: letters narrow the list, the arrow keys move through it, Enter chooses. */
export function BuscadorDeCliente({
  texto,
  error,
  alEscribir,
  alElegir,
  alCrear,
}: PropiedadesDeBuscadorDeCliente) {
  const lista = useId();
  const hallados = useQuery(consultasDeClientes.hallados(texto.trim()));
  const [marcado, setMarcado] = useState(0);
  const clientes = texto.trim() === '' ? [] : (hallados.data?.clientes ?? []);
  const elegibles = clientes.filter(({ activo }) => activo);
  const posicion = Math.min(marcado, elegibles.length - 1);
  const actual = elegibles[posicion];
  const idDe = (id: number) => `${lista}-${id}`;

  function teclear(evento: KeyboardEvent) {
    const paso = { ArrowDown: 1, ArrowUp: -1 }[evento.key];
    if (paso && elegibles.length > 0) {
      evento.preventDefault();
      setMarcado((posicion + paso + elegibles.length) % elegibles.length);
    }
    if (evento.key === 'Enter' && actual && !hallados.isPlaceholderData) {
      evento.preventDefault();
      alElegir(actual);
    }
    // The first Escape clears the search; only the next one closes the window.
    if (evento.key === 'Escape' && texto !== '') {
      evento.preventDefault();
      alEscribir('');
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <MarcoDeCampo etiqueta="Cliente" ayuda="Letras del nombre o del apellido." error={error}>
        {(enlaces) => (
          <input
            {...enlaces}
            ref={enfocar}
            type="text"
            role="combobox"
            name="cliente"
            aria-autocomplete="list"
            aria-expanded={clientes.length > 0}
            aria-controls={lista}
            aria-activedescendant={actual && idDe(actual.id)}
            autoComplete="off"
            spellCheck={false}
            maxLength={120}
            value={texto}
            className={clasesDeControl}
            onChange={(evento) => {
              setMarcado(0);
              alEscribir(evento.target.value);
            }}
            onKeyDown={teclear}
          />
        )}
      </MarcoDeCampo>
      <div id={lista} role="listbox" aria-label="Clientes hallados" className="flex flex-col gap-1">
        {clientes.map((cliente) => (
          <OpcionDeCliente
            key={cliente.id}
            id={idDe(cliente.id)}
            cliente={cliente}
            marcado={cliente === actual}
            alElegir={alElegir}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-tinta-suave">
          {hallados.error
            ? mensajeDe(hallados.error, 'Error al buscar clientes')
            : textoDeHallados(texto, hallados.data?.totalElementos, clientes.length)}
        </p>
        <Boton variante="secondary" tamano="sm" onClick={alCrear}>
          Crear cliente nuevo
        </Boton>
      </div>
    </div>
  );
}

function textoDeHallados(texto: string, total: number | undefined, aLaVista: number): string {
  if (texto.trim() === '' || total === undefined) return '';
  if (total === 0) return 'Nadie con ese nombre.';
  if (total > aLaVista) return `${aLaVista} de ${total} clientes: más letras acercan.`;
  return total === 1 ? '1 cliente' : `${total} clientes`;
}

interface PropiedadesDeOpcionDeCliente {
  id: string;
  cliente: Cliente;
  marcado: boolean;
  alElegir: (cliente: Cliente) => void;
}

/** A client in the list. The focus stays in the field, which points to the marked option; a press chooses it. */
function OpcionDeCliente({ id, cliente, marcado, alElegir }: PropiedadesDeOpcionDeCliente) {
  const { nombre, apellido, telefono, activo } = cliente;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter in the field chooses the marked option.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={marcado}
      aria-disabled={!activo}
      className={`guijarro flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 py-1.5 ${marcado ? 'bg-agua text-sobre-agua' : 'hover:bg-hundido'} ${activo ? 'cursor-pointer' : 'text-tinta-suave'}`}
      onClick={() => activo && alElegir(cliente)}
    >
      <span className="font-semibold [overflow-wrap:anywhere]">
        {nombre} {apellido}
      </span>
      <span className="cifras text-sm">{activo ? telefono : 'Cuenta inactiva'}</span>
    </div>
  );
}
