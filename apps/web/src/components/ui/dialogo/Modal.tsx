import X from 'lucide-react/icons/x';
import {
  useId,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { confirmarDescarte } from './confirmarDescarte.ts';
import { ponerDialogo } from './dialogos.ts';
import { pararSegundoToque } from '../pararSegundoToque.ts';

const ANCHOS = { sm: '26rem', md: '34rem', lg: '46rem', xl: '62rem' } as const;

interface PropiedadesDeModal {
  abierto: boolean;
  titulo: string;
  /**
   * Called when the person presses Escape, the cross or outside of the dialog, but not while
   * `ocupado` is true. The dialog asks first where a form in it has the attribute `data-a-medias`: it
   * holds changes that are not saved.
   */
  alCerrar: () => void;
  subtitulo?: ReactNode;
  /**
   * The buttons of the dialog, in a bar that is always visible. The main action is the last one at
   * every width, so that the focus follows the visible order.
   */
  pie?: ReactNode;
  ancho?: keyof typeof ANCHOS;
  /**
   * True where the dialog always has its greatest height, because its content changes and must not
   * move under the pointer.
   */
  altoFijo?: boolean;
  /**
   * True where the dialog is at the side of a wide window, as in the panel. The screen beside the
   * dialog stays visible, and further dialogs open in the middle.
   */
  lateral?: boolean;
  /**
   * True while an action runs that must not be interrupted; the person cannot close the dialog
   * then.
   */
  ocupado?: boolean;
  /**
   * True where the dialog shows something that is not shown again: only the buttons of `pie` close
   * it, and there is no cross.
   */
  soloPorElPie?: boolean;
  /**
   * True where the title takes the focus, and not the cross, so that a second Enter neither closes
   * the dialog nor does what it asks about.
   */
  enfocarTitulo?: boolean;
  children: ReactNode;
}

/**
 * A native `<dialog>`: on a phone a sheet at the bottom, otherwise a card. The browser keeps the
 * focus inside the dialog and returns it on closing. The content is mounted only while the dialog
 * is open, so a form inside starts with its initial values each time.
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
  soloPorElPie = false,
  enfocarTitulo = false,
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
      // The dialog is closed before React removes it, because the browser returns the focus only on
      // closing.
      elemento.close();
      // The browser leaves the focus in the closed dialog where the element that opened it is gone.
      if (elemento.contains(document.activeElement)) document.querySelector('h1')?.focus();
      pararSegundoToque();
    };
  }, [abierto]);

  const cerrar = async () => {
    if (ocupado || soloPorElPie) return;
    const aMedias = dialogo.current?.querySelector('[data-a-medias]');
    if (!aMedias || (await confirmarDescarte())) alCerrar();
  };
  /**
   * Opens the dialog again where the browser closed it although the page prevented it: browsers do
   * so at a third Escape, or at a second press of a phone's back button. Then asks to close by
   * `cerrar`.
   */
  const siSeCerroSolo = () => {
    if (!abierto || dialogo.current?.open) return;
    dialogo.current?.showModal();
    void cerrar();
  };
  const siEsAfuera = ({ target }: MouseEvent) => {
    if (target === dialogo.current) void cerrar();
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
        // React passes on the cancel event of a dialog inside this dialog, which the browser does
        // not do. Only the inner dialog must close then.
        if (evento.target !== evento.currentTarget) return;
        evento.preventDefault();
        void cerrar();
      }}
      onClose={siSeCerroSolo}
    >
      {abierto && (
        <>
          <div className="flex items-start gap-4 px-5 pt-5 pb-3 sm:px-7 sm:pt-6">
            <div className="min-w-0 flex-1">
              <h2
                id={idDeTitulo}
                // The browser focuses this element where it opens the dialog.
                {...(enfocarTitulo && { tabIndex: -1, autoFocus: true })}
                className="text-xl font-bold outline-none sm:text-2xl"
              >
                {titulo}
              </h2>
              {subtitulo && <div className="mt-1 text-tinta-suave">{subtitulo}</div>}
            </div>
            {!soloPorElPie && (
              <button
                type="button"
                aria-label="Cerrar"
                disabled={ocupado}
                className="guijarro -mt-1.5 -mr-2 grid size-11 shrink-0 place-items-center hover:bg-hundido disabled:opacity-50"
                onClick={() => void cerrar()}
              >
                <X aria-hidden="true" className="size-6" />
              </button>
            )}
          </div>
          {/* The minimum height keeps the scrolling content usable in a low window. */}
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
