import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { useId, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { clasesDeControl } from '../../../components/form/clasesDeControl.ts';
import { useEnterEnEspera } from '../../../components/form/useEnterEnEspera.ts';
import { Modal } from '../../../components/ui/dialogo/Modal.tsx';
import { enfocar, enfocarTitulo } from '../../../lib/enfocar.ts';
import { navegar } from '../../../lib/direccion/navegacion.ts';
import { rutaDe } from '../../../lib/direccion/rutas.ts';
import { ListaDeOpciones, idDeOpcion } from './ListaDeOpciones.tsx';
import { vecinaDe, type Opcion, type SeccionALaVista } from './paleta.view.ts';
import { useHallazgos } from './useHallazgos.ts';

interface PropiedadesDePaleta {
  secciones: readonly SeccionALaVista[];
  alVerReserva: (reserva: ReservaDelMostrador) => void;
  alCerrar: () => void;
}

const QUE_SE_BUSCA = 'Cliente, día, reserva o sección';

/**
 * The palette, which finds a client, a day, a booking or a section by a few letters. The combo box
 * is a plain input instead of the Autocomplete of React Aria, whose code would delay the first
 * opening of the palette (decision 18).
 */
export function Paleta({ secciones, alVerReserva, alCerrar }: PropiedadesDePaleta) {
  const idDeLista = useId();
  const [texto, setTexto] = useState('');
  const [senalada, setSenalada] = useState<string | null>(null);
  const { grupos, respondido, enCamino, mensaje } = useHallazgos(texto, secciones);
  const opciones = grupos.flatMap((grupo) => grupo.opciones);
  // Enter chooses the first option until an arrow key points at another option. Before a letter is
  // typed, Enter chooses nothing.
  const primera = respondido === '' ? undefined : opciones[0];
  const activa = opciones.find(({ clave }) => clave === senalada) ?? primera;
  const esperar = useEnterEnEspera({
    texto,
    enCamino,
    hayOpciones: opciones.length > 0,
    alLlegar: () => elegir(primera),
  });

  function elegir(opcion: Opcion | undefined): void {
    if (!opcion) return;
    // The palette closes first, because closing returns the focus to the element that had the focus
    // before. The chosen option can move the focus afterwards.
    flushSync(alCerrar);
    if ('reserva' in opcion) return alVerReserva(opcion.reserva);
    const enLaMisma = rutaDe(opcion.destino) === window.location.pathname;
    navegar(opcion.destino);
    // A screen that opens takes the focus by itself. Where the screen is already open,
    // enfocarTitulo moves the focus to the title of the screen.
    if (enLaMisma) enfocarTitulo();
  }

  function alPulsarTecla(evento: KeyboardEvent): void {
    esperar(evento);
    if (evento.defaultPrevented) return;
    if (evento.key === 'Enter') elegir(activa);
    else if (evento.key === 'ArrowDown') setSenalada(vecinaDe(opciones, activa, 1));
    else if (evento.key === 'ArrowUp') setSenalada(vecinaDe(opciones, activa, -1));
    else return;
    evento.preventDefault();
  }

  return (
    <Modal abierto titulo="Buscar" altoFijo alCerrar={alCerrar}>
      <div className="flex flex-col gap-2">
        <input
          ref={enfocar}
          role="combobox"
          aria-label={QUE_SE_BUSCA}
          aria-autocomplete="list"
          aria-expanded={opciones.length > 0}
          aria-controls={idDeLista}
          aria-activedescendant={activa && idDeOpcion(idDeLista, activa)}
          placeholder={QUE_SE_BUSCA}
          value={texto}
          maxLength={120}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          className={clasesDeControl}
          onChange={({ target }) => {
            setTexto(target.value);
            setSenalada(null);
          }}
          onKeyDown={alPulsarTecla}
        />
        <ListaDeOpciones id={idDeLista} grupos={grupos} activa={activa} alElegir={elegir} />
        <p role="status" className="text-sm text-tinta-suave">
          {mensaje}
        </p>
      </div>
    </Modal>
  );
}
