import { fechaDe, horaDe, nombreDeFecha } from '@remanso/contract/calendario';
import type { Espera } from '@remanso/contract/espera/esperas.contract';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { useId } from 'react';
import { Boton } from '../../components/ui/Boton.tsx';
import { CuentaDeOferta } from './CuentaDeOferta.tsx';
import { useReloj } from '../../lib/tiempo/useReloj.ts';
import { seDeja, tituloDeOferta, yaTienes } from './espera.view.ts';

interface PropiedadesDeOfertaDeLugares {
  oferta: Espera;
  /** The client's other turn of that day; undefined where they have none. */
  otro: ReservaDeCliente | undefined;
  alAceptar: () => void;
  /** Accepts the offer and gives the other turn back. */
  alCambiar: () => void;
  alDejarPasar: () => void;
}

/**
 * The card of an offer: places that are held for the client until `venceEn`, and buttons to accept
 * them or to let them go.
 */
export function OfertaDeLugares({
  oferta,
  otro,
  alAceptar,
  alCambiar,
  alDejarPasar,
}: PropiedadesDeOfertaDeLugares) {
  const id = useId();
  const aviso = useReloj((momento) => (otro ? yaTienes(otro, momento) : ''));
  const seCambia = useReloj((momento) => otro !== undefined && seDeja(otro, momento));
  const { franja, personas, venceEn } = oferta;
  return (
    <section
      aria-labelledby={id}
      className="laja flex flex-wrap items-end justify-between gap-x-8 gap-y-4 bg-agua p-5 text-sobre-agua shadow-laja sm:p-6"
    >
      <div>
        <h2 id={id} className="text-xl font-bold sm:text-2xl">
          {tituloDeOferta(personas)}
        </h2>
        <p className="mt-2 first-letter:uppercase">{nombreDeFecha(fechaDe(franja.inicio))}</p>
        <p className="cifras text-4xl leading-tight font-extrabold tracking-tight">
          {horaDe(franja.inicio)}{' '}
          <span className="text-xl font-semibold tracking-normal">a {horaDe(franja.fin)}</span>
        </p>
        {aviso !== '' && <p className="mt-2">{aviso}</p>}
      </div>
      {venceEn && <CuentaDeOferta venceEn={venceEn} />}
      <div className="flex grow flex-wrap gap-3 max-sm:*:grow lg:grow-0">
        <Boton variante="terracota" tamano="lg" onClick={alAceptar}>
          Aceptar
        </Boton>
        {otro && seCambia && (
          <Boton variante="secondary" tamano="lg" onClick={alCambiar}>
            Aceptar y dejar el de las {horaDe(otro.franja.inicio)}
          </Boton>
        )}
        <Boton variante="secondary" tamano="lg" onClick={alDejarPasar}>
          Dejar pasar
        </Boton>
      </div>
    </section>
  );
}
