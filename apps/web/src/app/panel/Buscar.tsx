import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import Search from 'lucide-react/icons/search';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { loDeArriba } from '../../components/ui/dialogo/dialogos.ts';
import type { RutaDelPanel } from '../../lib/direccion/rutas.ts';
import { perezosa } from '../../lib/perezosa.ts';
import { VentanasDeCliente } from './secciones.ts';

const Paleta = perezosa(
  async () => (await import('../../features/mostrador/paleta/Paleta.tsx')).Paleta,
);

const ATAJO = /^(Mac|iP)/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

interface PropiedadesDeBuscar {
  secciones: readonly { ruta: RutaDelPanel; nombre: string }[];
}

/**
 * The button that opens the paleta. Ctrl K or Cmd K opens the paleta too, while no other dialog is
 * open.
 */
export function Buscar({ secciones }: PropiedadesDeBuscar) {
  const [abierta, setAbierta] = useState(false);
  const [reserva, setReserva] = useState<ReservaDelMostrador | null>(null);
  const alTeclear = useEffectEvent((evento: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = evento;
    if (key === 'Control' || key === 'Meta') Paleta.acercar();
    if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
    if (!abierta && loDeArriba() !== document.body) return;
    evento.preventDefault();
    setAbierta(!abierta);
  });
  useEffect(() => {
    const oir = (evento: KeyboardEvent) => alTeclear(evento);
    addEventListener('keydown', oir);
    return () => removeEventListener('keydown', oir);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="guijarro flex min-h-11 items-center gap-2 border border-borde bg-superficie px-2.5 lg:px-2 text-sm font-medium text-tinta-suave hover:text-tinta lg:min-h-9 lg:w-full"
        onPointerEnter={Paleta.acercar}
        onFocus={Paleta.acercar}
        onClick={() => setAbierta(true)}
      >
        <Search aria-hidden="true" className="size-4.5 shrink-0" />
        Buscar
        <span aria-hidden="true" className="ml-auto text-xs font-normal max-lg:hidden">
          {ATAJO}
        </span>
      </button>
      <Suspense>
        {abierta && (
          <Paleta
            secciones={secciones}
            alVerReserva={setReserva}
            alCerrar={() => setAbierta(false)}
          />
        )}
        {reserva && (
          <VentanasDeCliente pedido={{ que: 'ver', reserva }} alCerrar={() => setReserva(null)} />
        )}
      </Suspense>
    </>
  );
}
