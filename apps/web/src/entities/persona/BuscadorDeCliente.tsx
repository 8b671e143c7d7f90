import type { Cliente } from '@remanso/contract/persona/clientes.contract';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { MarcoDeCampo } from '../../components/form/MarcoDeCampo.tsx';
import { clasesDeControl } from '../../components/form/clasesDeControl.ts';
import { useEnterEnEspera } from '../../components/form/useEnterEnEspera.ts';
import { Boton } from '../../components/ui/Boton.tsx';
import { enfocar } from '../../lib/enfocar.ts';
import { pararSegundoToque } from '../../components/ui/pararSegundoToque.ts';
import { mensajeDe } from '../../lib/api/ErrorDeApi.ts';
import { consultasDeClientes } from './clientes.queries.ts';

interface PropiedadesDeBuscadorDeCliente {
  texto: string;
  error: string | undefined;
  alEscribir: (texto: string) => void;
  alElegir: (cliente: Cliente) => void;
  /** Opens the form for a new client; undefined where only clients can be chosen that exist. */
  alCrear?: () => void;
}

/**
 * A combo box that finds a client: typing narrows the list, the arrow keys move through the list,
 * Enter chooses a client. The list is below the field, because a popover would lie behind the
 * dialog.
 */
export function BuscadorDeCliente({
  texto,
  error,
  alEscribir,
  alElegir,
  alCrear,
}: PropiedadesDeBuscadorDeCliente) {
  const hallados = useQuery(consultasDeClientes.hallados(texto.trim()));
  const clientes = texto.trim() === '' ? [] : (hallados.data?.clientes ?? []);

  // The error asks the person to choose from the list where clients are listed below the field.
  const faltaElegir = error && clientes.length > 0 ? 'Falta elegir a alguien de la lista' : error;

  const nadieAsi = texto.trim() !== '' && hallados.isSuccess && clientes.length === 0;
  const estaEnCamino = texto.trim() !== '' && (hallados.isPlaceholderData || hallados.isPending);
  const esperar = useEnterEnEspera({
    texto,
    enCamino: estaEnCamino,
    hayOpciones: clientes.length > 0,
    alLlegar: () => {
      const primero = clientes.find(({ activo }) => activo);
      if (primero) alElegir(primero);
      else if (nadieAsi) alCrear?.();
    },
  });

  /** Opens the form for a new client on Enter, where the search has found nobody. */
  function alPulsarTecla(evento: KeyboardEvent) {
    esperar(evento);
    if (evento.key !== 'Enter' || estaEnCamino || !nadieAsi || !alCrear) return;
    evento.preventDefault();
    evento.stopPropagation();
    alCrear();
  }

  return (
    <div className="flex flex-col gap-2" onKeyDownCapture={alPulsarTecla}>
      <Autocomplete inputValue={texto} onInputChange={alEscribir}>
        <MarcoDeCampo etiqueta="Cliente" ayuda="Nombre, email o teléfono." error={faltaElegir}>
          {(enlaces) => (
            <SearchField
              id={enlaces.id}
              aria-label="Cliente"
              aria-describedby={enlaces['aria-describedby'] ?? ''}
              isInvalid={faltaElegir !== undefined}
              type="text"
              name="cliente"
              maxLength={120}
            >
              <Input
                ref={enfocar}
                // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- Autocomplete adds aria-controls.
                role="combobox"
                aria-expanded={clientes.length > 0}
                className={clasesDeControl}
              />
            </SearchField>
          )}
        </MarcoDeCampo>
        <ListBox
          aria-label="Clientes encontrados"
          items={clientes}
          shouldFocusWrap
          className="flex flex-col gap-1"
          onAction={(clave) => {
            const elegido = clientes.find(({ id }) => id === clave);
            // The controls below the list move up when the list disappears. pararSegundoToque keeps
            // a double click from pressing one of these controls.
            pararSegundoToque();
            if (elegido) alElegir(elegido);
          }}
        >
          {(cliente) => <OpcionDeCliente cliente={cliente} />}
        </ListBox>
      </Autocomplete>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-tinta-suave">
          {hallados.error
            ? mensajeDe(hallados.error, 'Error al buscar clientes')
            : textoDeHallados(texto, hallados.data?.totalElementos, clientes.length, alCrear)}
        </p>
        {alCrear && (
          <Boton variante="secondary" tamano="sm" onClick={alCrear}>
            Crear cliente nuevo
          </Boton>
        )}
      </div>
    </div>
  );
}

function textoDeHallados(
  texto: string,
  total: number | undefined,
  aLaVista: number,
  alCrear: (() => void) | undefined,
): string {
  if (texto.trim() === '' || total === undefined) return '';
  if (total === 0) return `No aparece nadie${alCrear ? ': con Enter se crea la cuenta.' : '.'}`;
  if (total > aLaVista) return `${aLaVista} de ${total} clientes: con más letras aparecen menos.`;
  return total === 1 ? '1 cliente' : `${total} clientes`;
}

function OpcionDeCliente({ cliente }: { cliente: Cliente }) {
  const { id, nombre, apellido, telefono, activo } = cliente;
  return (
    <ListBoxItem
      id={id}
      textValue={`${nombre} ${apellido}`}
      isDisabled={!activo}
      className={({ isFocused }) =>
        `guijarro flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 py-1.5 ${isFocused ? 'bg-agua text-sobre-agua' : 'hover:bg-hundido'} ${activo ? 'cursor-pointer' : 'text-tinta-suave'}`
      }
    >
      <span className="font-semibold [overflow-wrap:anywhere]">
        {nombre} {apellido}
      </span>
      <span className="cifras text-sm">{activo ? telefono : 'Cuenta inactiva'}</span>
    </ListBoxItem>
  );
}
