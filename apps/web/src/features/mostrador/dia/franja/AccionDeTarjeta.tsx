import { useId, useState, type ReactNode } from 'react';
import { Giro } from '../../../../components/ui/estado/Giro.tsx';

interface PropiedadesDeAccionDeTarjeta {
  /** The accessible name, which is complete without the card: 'Bloquear el turno de las 09:00'. */
  nombre: string;
  /** The text of the tooltip, for example 'Bloquear'. */
  rotulo: string;
  /** The reason why the action is not possible. Null where the action is possible. */
  motivo?: string | null;
  cargando?: boolean;
  /** True for the button whose press area is the whole card. */
  principal?: boolean;
  icono: ReactNode;
  alHacer: () => void;
}

const ENTERA =
  'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-[1.5rem] @min-[30rem]:focus-visible:after:rounded-lg focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-terracota';

/**
 * An icon button in the last row of a card, with a tooltip on hovering and on focus. A disabled
 * button can still have the focus; the tooltip then shows the reason (`motivo`).
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
  // `aria-description` tells the reason to people who read the page without focusing the button.
  // The attribute belongs to ARIA 1.3, and the linter knows only ARIA 1.2.
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
          // The focus on the button of the whole card shows no tooltip, because a tooltip would
          // cover the card that the person is reading.
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
        {/* A button that covers the whole card shows the tooltip only while the pointer is over the
            icon: the pointer is over the card all day long. */}
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
