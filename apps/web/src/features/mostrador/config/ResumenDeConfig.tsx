import type { NuevaConfig } from '@remanso/contract/centro/config.forms';
import { formatearPesos } from '@remanso/contract/dinero';
import type { Precio } from '@remanso/contract/precio/precios.rules';
import { useId } from 'react';
import type * as z from 'zod/mini';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { EscaleraDePrecios } from './precios/EscaleraDePrecios.tsx';
import { enPalabras } from './config-en-palabras.view.ts';
import { calculoDeFila } from './config.view.ts';

/** Says what the settings mean for a client, while the owner fills in the form. */
export function ResumenDeConfig({ config }: { config: z.input<typeof NuevaConfig> }) {
  const idDeTitulo = useId();
  const filas = (config.preciosPorCapacidad ?? []) as Precio[];
  const individual = calculoDeFila(filas, 1);
  const ultima = calculoDeFila(filas, filas.length);
  return (
    <Tarjeta como="aside" tono="noche" aria-labelledby={idDeTitulo} className="lg:sticky lg:top-24">
      <h2 id={idDeTitulo} className="text-lg font-semibold text-sobre-noche-suave">
        Así lo verá un cliente
      </h2>
      {individual && (
        <p className="mt-3">
          <span className="cifras block text-5xl leading-none font-extrabold tracking-tighter">
            {formatearPesos(individual.precioTotal)}
          </span>
          <span className="mt-1.5 block text-sobre-noche-suave">un turno individual</span>
        </p>
      )}
      {ultima && filas.length > 1 && (
        <p className="mt-4">
          De a {filas.length},{' '}
          <strong className="cifras">{formatearPesos(ultima.precioPorPersona)}</strong> por persona
          {ultima.descuento > 0 && `: ${ultima.descuento}\u00a0% menos`}.
        </p>
      )}
      <EscaleraDePrecios filas={filas} />
      <ul className="mt-5 flex flex-col gap-2.5 border-t border-noche-alta pt-5">
        {enPalabras(config).map((frase) => (
          <li key={frase}>{frase}</li>
        ))}
      </ul>
    </Tarjeta>
  );
}
