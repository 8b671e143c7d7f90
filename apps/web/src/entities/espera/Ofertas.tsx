import type { Espera } from '@remanso/contract/espera/esperas.contract';
import { nombreDeMomento } from '@remanso/contract/calendario';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { confirmar } from '../../components/ui/dialogo/confirmar.ts';
import { useFocoQueQueda } from '../../components/ui/useFocoQueQueda.ts';
import { cartel } from '../../lib/carteles.ts';
import { enfocarTitulo } from '../../lib/enfocar.ts';
import { perezosa } from '../../lib/perezosa.ts';
import { ahora } from '../../lib/tiempo/reloj.ts';
import { useReloj } from '../../lib/tiempo/useReloj.ts';
import { vencer } from '../../lib/vencimientos.ts';
import { consultasDeReservasPropias } from '../reserva/propias/reservas-propias.queries.ts';
import { otroTurnoDelDia } from './espera.view.ts';
import { ERROR_AL_RECHAZAR, mutacionesDeEsperas } from './esperas.mutations.ts';
import { OfertaDeLugares } from './OfertaDeLugares.tsx';
import { useMisEsperas } from './useMisEsperas.ts';

const AceptarOferta = perezosa(async () => (await import('./AceptarOferta.tsx')).AceptarOferta);

interface Aceptada {
  oferta: Espera;
  /** The client's turn that they give back for the offer. */
  deja?: ReservaDeCliente | undefined;
}

/** The client's open offers, the earliest franja first. */
export function Ofertas({ className = '' }: { className?: string }) {
  const ofertas = useMisEsperas().filter(({ estado }) => estado === 'OFRECIDA');
  const { mutateAsync: rechazar } = useMutation(mutacionesDeEsperas.rechazar());
  // The window stays open after the offer's card is gone. The server refuses an offer that is over.
  const [aceptada, setAceptada] = useState<Aceptada | null>(null);
  const { data: porVenir } = useQuery({
    ...consultasDeReservasPropias.porVenir(),
    enabled: ofertas.length > 0,
  });
  const foco = useFocoQueQueda(() => document.querySelector<HTMLElement>('h1'));
  const hay = ofertas.length > 0;
  useEffect(() => {
    if (hay) AceptarOferta.acercar();
  }, [hay]);
  usePonerAlDia(ofertas);

  async function dejarPasar({ id, personas, franja }: Espera) {
    const turno = nombreDeMomento(franja.inicio);
    const hecho = await confirmar({
      titulo: personas === 1 ? '¿Dejar pasar el lugar?' : '¿Dejar pasar los lugares?',
      detalle: `Lo que se guardaba para el ${turno} va a quien sigue en la lista de espera.`,
      accion: 'Dejar pasar',
      alConfirmar: () => rechazar(id),
      siFalla: ERROR_AL_RECHAZAR,
    });
    if (!hecho) return;
    cartel.exito('Los lugares quedan para quien sigue');
    enfocarTitulo();
  }

  return (
    <div {...foco} className={`flex flex-col gap-4 empty:hidden ${className}`}>
      {ofertas.map((oferta) => {
        const otro = otroTurnoDelDia(porVenir?.reservas ?? [], oferta, ahora());
        return (
          <OfertaDeLugares
            key={oferta.id}
            oferta={oferta}
            otro={otro}
            alAceptar={() => setAceptada({ oferta })}
            alCambiar={() => setAceptada({ oferta, deja: otro })}
            alDejarPasar={() => void dejarPasar(oferta)}
          />
        );
      })}
      {aceptada && (
        <Suspense>
          <AceptarOferta {...aceptada} alCerrar={() => setAceptada(null)} />
        </Suspense>
      )}
    </div>
  );
}

/**
 * Reads the offers again when the time of one is over, because the server decides whether an offer
 * has ended.
 */
function usePonerAlDia(ofertas: readonly Espera[]): void {
  const client = useQueryClient();
  const vencidas = useReloj(
    (momento) => ofertas.filter(({ venceEn }) => venceEn !== null && venceEn <= momento).length,
  );
  useEffect(() => {
    if (vencidas > 0) void vencer(client, 'dia', 'reservas');
  }, [vencidas, client]);
}
