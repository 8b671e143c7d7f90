import { useState } from 'react';
import { clasesDeControl } from '../clasesDeControl.ts';
import { esHoraCompleta, entenderHora, moverHora } from './hora.view.ts';

interface PropiedadesDeCampoHora {
  /** The accessible name: 'Lunes, horario 1, desde'. */
  etiqueta: string;
  /** `HH:MM`, or the typed text while it is not an hour. */
  valor: string;
  invalido: boolean;
  idDeError: string;
  alCambiar: (hora: string) => void;
}

/**
 * A field for an hour of the 24-hour clock, whatever the browser's language: a native time field
 * could show a. m. and p. m., and React Aria's reads '1:30' as 13:00 (decision 18). It accepts '9',
 * '930' and '9:30'; the arrow keys move by quarters of an hour.
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
