import { useState } from 'react';
import { clasesDeControl } from '../clasesDeControl.ts';
import { esHoraCompleta, entenderHora, moverHora } from './hora.view.ts';

interface PropiedadesDeCampoHora {
  /** The name for screen readers, such as 'Lunes, horario 1, desde'. */
  etiqueta: string;
  /** The hour as `HH:MM`; while the typed text is not an hour, that text. */
  valor: string;
  invalido: boolean;
  idDeError: string;
  alCambiar: (hora: string) => void;
}

/**
 * A text field for an hour of the 24-hour clock in any browser language: a native time field can
 * show a. m. and p. m., and React Aria's field reads '1:30' as 13:00 (decision 18). The field
 * accepts '9', '930' and '9:30'; the arrow keys move to the next or the previous quarter of an
 * hour.
 */
export function CampoHora({
  etiqueta,
  valor,
  invalido,
  idDeError,
  alCambiar,
}: PropiedadesDeCampoHora) {
  const [borrador, setBorrador] = useState<string | null>(null);

  const escribir = (texto: string) => {
    setBorrador(texto);
    if (esHoraCompleta(texto)) alCambiar(entenderHora(texto) ?? texto);
  };
  const dejar = () => {
    if (borrador !== null) alCambiar(entenderHora(borrador) ?? borrador);
    setBorrador(null);
  };
  const mover = (sentido: 1 | -1) => {
    const hora = entenderHora(borrador ?? valor);
    if (hora) alCambiar(moverHora(hora, sentido));
    setBorrador(null);
  };

  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      placeholder="--:--"
      aria-label={etiqueta}
      aria-invalid={invalido || undefined}
      aria-describedby={invalido ? idDeError : undefined}
      value={borrador ?? valor}
      className={`${clasesDeControl} cifras max-w-19 px-2! text-center font-semibold`}
      onFocus={(evento) => evento.currentTarget.select()}
      onChange={(evento) => escribir(evento.target.value)}
      onBlur={dejar}
      onKeyDown={(evento) => {
        if (evento.key === 'Enter') dejar();
        if (evento.key !== 'ArrowUp' && evento.key !== 'ArrowDown') return;
        evento.preventDefault();
        mover(evento.key === 'ArrowUp' ? 1 : -1);
      }}
    />
  );
}
