import X from 'lucide-react/icons/x';
import {
  useId,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { ponerDialogo } from './dialogos.ts';
import { pararSegundoToque } from '../pararSegundoToque.ts';

const ANCHOS = { sm: '26rem', md: '34rem', lg: '46rem', xl: '62rem' } as const;

interface PropiedadesDeModal {
  abierto: boolean;
  titulo: string;
  /** Called on Escape, on the cross and on a press outside, but not while `ocupado`. */
  alCerrar: () => void;
  subtitulo?: ReactNode;
  /**
   * The buttons, in a bar that stays in sight; the main action comes last, at every width, so that
   * the focus goes through them in the order in which they are seen.
   */
  pie?: ReactNode;
  ancho?: keyof typeof ANCHOS;
  /** True makes the dialog as tall as it may be, for content that changes under the pointer. */
  altoFijo?: boolean;
  /**
   * True stands the dialog at the side of a wide window, in the panel: what it is about stays in
   * sight, and further dialogs open over the middle.
   */
  lateral?: boolean;
  /** True while the dialog works on something that must not be interrupted. */
  ocupado?: boolean;
  children: ReactNode;
}

/**
 * A native `<dialog>`: a sheet from below on a phone, a card elsewhere. The browser keeps the focus
 * inside and returns it on closing. The content is mounted only while the dialog is open, so forms
 * inside start afresh.
 */
export function Modal({
  abierto,
  titulo,
  alCerrar,
  subtitulo,
  pie,
  ancho = 'md',
  altoFijo = false,
  lateral = false,
  ocupado = false,
  children,
}: PropiedadesDeModal) {
  const dialogo = useRef<HTMLDialogElement>(null);
  const idDeTitulo = useId();

  useLayoutEffect(() => {
    const elemento = dialogo.current;
    if (!abierto || !elemento) return;
    elemento.showModal();
    const quitar = ponerDialogo(elemento);
    pararSegundoToque();
    return () => {
      quitar();
      // The dialog is closed before React removes it, because closing is what returns the focus.
      elemento.close();
      pararSegundoToque();
    };
  }, [abierto]);

  const cerrar = () => {
    if (!ocupado) alCerrar();
  };
  /**
   * Opens the dialog again when the browser closed it by itself: a third Escape, or a second way
   * back on a phone, closes it even where the page has prevented the first ones.
   */
  const siSeCerroSolo = () => {
    if (!abierto || dialogo.current?.open) return;
    dialogo.current?.showModal();
    cerrar();
  };
  const siEsAfuera = ({ target }: MouseEvent) => {
    if (target === dialogo.current) cerrar();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape does it from the keyboard.
    <dialog
      ref={dialogo}
      className={`dialogo ${altoFijo ? 'dialogo-fijo' : ''} ${lateral ? 'dialogo-lateral' : ''}`}
      style={{ '--ancho-dialogo': ANCHOS[ancho] } as CSSProperties}
      aria-labelledby={idDeTitulo}
      onMouseDown={siEsAfuera}
      onCancel={(evento) => {
        // React also passes on the cancelling of a dialog that stands inside this one, which the
        // browser does not; that one alone is to close.
        if (evento.target !== evento.currentTarget) return;
        evento.preventDefault();
        cerrar();
      }}
      onClose={siSeCerroSolo}
    >
      {abierto && (
        <>
          <div className="flex items-start gap-4 px-5 pt-5 pb-3 sm:px-7 sm:pt-6">
            <div className="min-w-0 flex-1">
              <h2 id={idDeTitulo} className="text-xl font-bold sm:text-2xl">
                {titulo}
              </h2>
              {subtitulo && <div className="mt-1 text-tinta-suave">{subtitulo}</div>}
            </div>
            <button
              type="button"
              aria-label="Cerrar"
              disabled={ocupado}
              className="guijarro -mt-1.5 -mr-2 grid size-11 shrink-0 place-items-center hover:bg-hundido disabled:opacity-50"
              onClick={cerrar}
            >
              <X aria-hidden="true" className="size-6" />
            </button>
          </div>
          {/* The minimum height keeps the scrolling part reachable. */}
          <div className="min-h-16 grow overflow-y-auto px-5 pt-1 pb-6 sm:px-7">{children}</div>
          {pie && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-borde px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:*:grow sm:px-7">
              {pie}
            </div>
          )}
        </>
      )}
    </dialog>
  );
}
