import type { CambiosDelCentro } from '@remanso/contract/centro/centro.forms';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import { consultaDeMuestra } from './muestra.queries.ts';

/**
 * The server is asked for a new example of the e-mail once nobody has typed for this many
 * milliseconds.
 */
const QUIETO_MS = 400;
const ALTO = 'h-220';

/**
 * A preview of an e-mail, which the server renders. The iframe runs no scripts (`sandbox`), and
 * nothing in the preview can be pressed (`inert`).
 */
export function VistaDelMensaje({ cambios }: { cambios: CambiosDelCentro }) {
  const escrito = JSON.stringify(cambios);
  const [quieto, setQuieto] = useState(escrito);
  useEffect(() => {
    const reloj = setTimeout(() => setQuieto(escrito), QUIETO_MS);
    return () => clearTimeout(reloj);
  }, [escrito]);
  const { data, error, isFetching, refetch } = useQuery(consultaDeMuestra(quieto));
  if (!data && error) {
    return (
      <EstadoDeError
        titulo="Error al mostrar el email"
        error={error}
        reintentando={isFetching}
        alReintentar={() => void refetch()}
      />
    );
  }
  if (!data) return <Esqueleto className={ALTO} />;
  return (
    <div inert className="laja overflow-hidden border border-borde bg-superficie">
      <p className="border-b border-borde px-4 py-2 font-semibold">{data.asunto}</p>
      <iframe
        title="Un email, como se va a ver"
        sandbox="allow-same-origin"
        tabIndex={-1}
        className={`w-full ${ALTO}`}
        srcDoc={data.html}
      />
    </div>
  );
}
