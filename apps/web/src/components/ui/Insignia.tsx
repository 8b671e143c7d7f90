import type { ReactNode } from 'react';

const TONOS = {
  neutro: 'bg-hundido text-tinta',
  agua: 'bg-agua text-sobre-agua',
  exito: 'bg-exito-tenue text-exito',
  aviso: 'bg-aviso-tenue text-aviso',
  peligro: 'bg-peligro-tenue text-peligro',
} as const;

export type TonoDeInsignia = keyof typeof TONOS;

interface PropiedadesDeInsignia {
  tono?: TonoDeInsignia;
  icono?: ReactNode;
  children: ReactNode;
}

/** A short label for the state of something. It is one line where its container is wide enough. */
export function Insignia({ tono = 'neutro', icono, children }: PropiedadesDeInsignia) {
  return (
    <span
      className={`inline-flex w-max max-w-full shrink-0 items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold ${TONOS[tono]}`}
    >
      {icono}
      {children}
    </span>
  );
}
