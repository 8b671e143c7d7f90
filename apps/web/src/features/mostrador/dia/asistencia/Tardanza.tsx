import { MAXIMO_DE_TARDE } from '@remanso/contract/reserva/asistencia.rules';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { useState } from 'react';
import { CampoNumero } from '../../../../components/form/CampoNumero.tsx';
import { leerEntero } from '../../../../components/form/numero.view.ts';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { enfocar } from '../../../../lib/enfocar.ts';
import { minutosDesdeElInicio } from './asistencia.view.ts';

interface PropiedadesDeTardanza {
  reserva: ReservaDelMostrador;
  ahora: string;
  marcando: boolean;
  /** Called with the minutes by which the people came late. Null where the people came in time. */
  alMarcar: (tarde: number | null) => void;
}

const FUERA_DE_RANGO = `Van minutos de 1 a ${MAXIMO_DE_TARDE}`;

/**
 * Saves by how many minutes the people of a booking came late. The field begins with the saved
 * minutes. Where no minutes are saved, the field begins with the minutes since the turn began.
 */
export function Tardanza({ reserva, ahora, marcando, alMarcar }: PropiedadesDeTardanza) {
  const [escrito, setEscrito] = useState<string>();
  const [error, setError] = useState<string>();
  if (escrito === undefined) {
    const propuestos = reserva.tarde ?? minutosDesdeElInicio(reserva.franja, ahora);
    return (
      <Boton
        variante="ghost"
        tamano="sm"
        onClick={() => {
          setError(undefined);
          setEscrito(propuestos === undefined ? '' : `${propuestos}`);
        }}
      >
        {reserva.tarde === null ? 'Llegó tarde' : 'Cambiar los minutos'}
      </Boton>
    );
  }
  const minutos = Number(leerEntero(escrito));
  const guardar = () => {
    if (!(minutos >= 1 && minutos <= MAXIMO_DE_TARDE)) return setError(FUERA_DE_RANGO);
    alMarcar(minutos);
    setEscrito(undefined);
  };
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        guardar();
      }}
    >
      <CampoNumero
        name="tarde"
        etiqueta="Minutos tarde"
        unidad="minutos"
        error={error}
        value={escrito}
        className="w-44"
        onChange={async ({ target }) => setEscrito(target.value)}
        onBlur={async () => setError(undefined)}
        ref={enfocar}
      />
      <Boton type="submit" variante="secondary" tamano="sm" disabled={marcando}>
        Guardar
      </Boton>
      {reserva.tarde !== null && (
        <Boton
          variante="ghost"
          tamano="sm"
          disabled={marcando}
          onClick={() => {
            alMarcar(null);
            setEscrito(undefined);
          }}
        >
          Llegó a tiempo
        </Boton>
      )}
    </form>
  );
}
