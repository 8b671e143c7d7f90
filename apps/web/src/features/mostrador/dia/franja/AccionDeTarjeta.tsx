import { useId, useState, type ReactNode } from 'react';
import { Giro } from '../../../../components/ui/estado/Giro.tsx';

interface PropiedadesDeAccionDeTarjeta {
  /**
   * The accessible name, which does not need the card beside it: 'Bloquear el turno de las 09:00'.
   */
  nombre: string;
  /** The text of the tooltip: 'Bloquear'. */
  rotulo: string;
  /** The reason that the action is not possible; null when it is. */
  motivo?: string | null;
  cargando?: boolean;
  /** True makes the whole card the press area. */
  principal?: boolean;
  icono: ReactNode;
  alHacer: () => void;
}

const ENTERA =
  'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-[1.5rem] @min-[30rem]:focus-visible:after:rounded-lg focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-terracota';

/**
 * An icon button in the last row of a card, with a tooltip on hovering and on focus. A button that
 * cannot be used keeps the focus, and its tooltip gives the reason.
 */
export function AccionDeTarjeta({
  nombre,
  rotulo,
  motivo = null,
  cargando = false,
  principal = false,
  icono,
  alHacer,
}: PropiedadesDeAccionDeTarjeta) {
  const [aLaVista, setALaVista] = useState(false);
  const id = useId();
  // `aria-description` is of ARIA 1.3, for people who read without focusing; the linter knows only
  // 1.2.
  const descripcion = motivo === null ? {} : { 'aria-description': motivo };
  const mostrar = () => setALaVista(true);
  const ocultar = () => setALaVista(false);
  return (
    <>
      <button
        type="button"
        data-detalles={principal || undefined}
        aria-label={nombre}
        aria-disabled={motivo !== null || cargando || undefined}
        aria-busy={cargando || undefined}
        aria-describedby={motivo !== null && aLaVista ? id : undefined}
        {...descripcion}
        className={`guijarro grid h-8 place-items-center hover:bg-hundido ${principal ? ENTERA : 'relative z-10'} ${motivo === null ? 'text-petroleo' : 'text-tinta-suave opacity-60'}`}
        onPointerEnter={principal ? undefined : mostrar}
        onPointerLeave={ocultar}
        onFocus={({ currentTarget }) => {
          // A tooltip would cover the card, which a person who comes to all of it reads.
          if (principal) return;
          if (motivo !== null || currentTarget.matches(':focus-visible')) mostrar();
        }}
        onBlur={ocultar}
        onKeyDown={({ key }) => {
          if (key === 'Escape') ocultar();
        }}
        onClick={() => {
          if (motivo !== null) mostrar();
          else if (!cargando) {
            ocultar();
            alHacer();
          }
        }}
      >
        {/* In the button that covers the whole card, only the icon shows the tooltip: the pointer is over the card
            all day long. */}
        <span
          className={principal ? 'relative z-10 grid w-full place-items-center' : 'contents'}
          onPointerEnter={principal ? mostrar : undefined}
          onPointerLeave={principal ? ocultar : undefined}
        >
          {cargando ? <Giro /> : icono}
        </span>
      </button>
      {aLaVista && (
        <span className="pointer-events-none absolute right-0 bottom-2.5 z-20 mb-7 w-full px-2 @min-[30rem]:bottom-1 @min-[30rem]:mb-8 @min-[30rem]:max-w-72">
          <span
            id={id}
            role="tooltip"
            className="guijarro block bg-noche px-3 py-1.5 text-center text-sm leading-tight text-sobre-noche shadow-flotante"
          >
            {motivo ?? rotulo}
          </span>
        </span>
      )}
    </>
  );
}
