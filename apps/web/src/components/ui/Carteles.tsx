import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import {
  cerrarCartel,
  cartelesALaVista,
  suscribirCarteles,
  type Cartel,
} from '../../lib/carteles.ts';
import { Giro } from './estado/Giro.tsx';
import { enlaceDeTexto } from './Enlace.tsx';
import { loDeArriba, suscribirDialogos } from './dialogo/dialogos.ts';
import { pararSegundoToque } from './pararSegundoToque.ts';
import { useFocoQueQueda } from './useFocoQueQueda.ts';

const ICONOS = {
  exito: <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-exito" />,
  error: <CircleAlert aria-hidden="true" className="size-6 shrink-0 text-peligro" />,
  info: <Info aria-hidden="true" className="size-6 shrink-0 text-petroleo" />,
  cargando: <Giro className="size-6 text-petroleo" />,
};

const BOTON = 'guijarro -my-1.5 h-9 shrink-0 hover:bg-hundido';

/** Shows the carteles that `cartel` adds. The frame of the app contains one. */
export function Carteles() {
  const carteles = useSyncExternalStore(suscribirCarteles, cartelesALaVista);
  const [lugar] = useState(() => document.createElement('div'));
  // A cartel that is closed gives the focus back to the element that had it before.
  const antes = useRef<HTMLElement | null>(null);
  const foco = useFocoQueQueda(() => antes.current);
  const alEntrar = ({ relatedTarget }: FocusEvent<HTMLElement, HTMLElement>) => {
    foco.onFocus();
    if (!lugar.contains(relatedTarget)) antes.current = relatedTarget;
  };
  return createPortal(
    carteles.length > 0 && (
      <section aria-label="Avisos">
        <Lista carteles={carteles} lugar={lugar} alEntrar={alEntrar} alSalir={foco.onBlur} />
      </section>
    ),
    lugar,
  );
}

interface PropiedadesDeLista {
  carteles: readonly Cartel[];
  lugar: HTMLElement;
  /** Called when a cartel takes the focus; `alSalir` when it loses the focus. */
  alEntrar: (evento: FocusEvent<HTMLElement, HTMLElement>) => void;
  alSalir: () => void;
}

/** The list of carteles. All their timers stop while the pointer or the focus is on one of them. */
function Lista({ carteles, lugar, alEntrar, alSalir }: PropiedadesDeLista) {
  const [pausado, setPausado] = useState(false);
  const lista = useRef<HTMLElement>(null);

  useEffect(() => {
    const mostrar = () => {
      mudar(lugar, loDeArriba());
      const elemento = lista.current;
      // A browser without popovers shows the list as a plain element.
      if (carteles.length === 0 || !elemento?.showPopover) return;
      // The popover is hidden and shown again, so that the popover is above every dialog opened
      // since.
      if (elemento.matches(':popover-open')) elemento.hidePopover();
      elemento.showPopover();
      pararSegundoToque(elemento);
    };
    mostrar();
    return suscribirDialogos(mostrar);
  }, [carteles, lugar]);

  return (
    <section
      ref={lista}
      popover="manual"
      className="avisos"
      onPointerEnter={() => setPausado(true)}
      onPointerLeave={() => setPausado(false)}
      onFocus={(evento: FocusEvent<HTMLElement, HTMLElement>) => {
        alEntrar(evento);
        setPausado(true);
      }}
      onBlur={() => {
        alSalir();
        setPausado(false);
      }}
    >
      <ol>
        {carteles.map((cartel) => (
          <li key={cartel.id}>
            <Renglon cartel={cartel} pausado={pausado} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * Moves the element with the carteles to `casa` without creating the element anew, so that the
 * timers of the carteles go on. Where the browser has `moveBefore`, animations and hover states go
 * on, too.
 */
function mudar(lugar: HTMLElement, casa: HTMLElement): void {
  if (lugar.parentNode === casa) return;
  if (lugar.isConnected && casa.moveBefore) casa.moveBefore(lugar, null);
  else casa.append(lugar);
}

function Renglon({
  cartel: { id, tono, texto, detalle, accion, enlace, duracion },
  pausado,
}: {
  cartel: Cartel;
  pausado: boolean;
}) {
  useEffect(() => {
    if (pausado || duracion === null) return;
    const reloj = setTimeout(() => cerrarCartel(id), duracion);
    return () => clearTimeout(reloj);
  }, [id, duracion, pausado]);

  // A cartel that closes uncovers other content. The second press of a double press must not hit
  // that content.
  const cerrar = () => {
    pararSegundoToque();
    cerrarCartel(id);
  };

  return (
    <div
      role={tono === 'error' ? 'alert' : 'status'}
      className="emerger guijarro flex items-start gap-3 border border-borde bg-superficie py-3 pr-2 pl-4 text-tinta shadow-flotante"
    >
      {ICONOS[tono]}
      <div className="flex-1">
        <p className="font-medium">{texto}</p>
        {detalle && <p className="text-sm">{detalle}</p>}
        {enlace && (
          <a
            href={enlace.href}
            target="_blank"
            rel="noreferrer"
            className={`mt-1 inline-block text-sm ${enlaceDeTexto}`}
          >
            {enlace.texto}
          </a>
        )}
      </div>
      {accion && (
        <button
          type="button"
          className={`${BOTON} px-2 font-semibold text-petroleo`}
          onClick={() => {
            cerrar();
            accion.alElegir();
          }}
        >
          {accion.texto}
        </button>
      )}
      {tono !== 'cargando' && (
        <button
          type="button"
          aria-label="Cerrar aviso"
          className={`${BOTON} grid w-9 place-items-center text-tinta-suave`}
          onClick={cerrar}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </div>
  );
}
